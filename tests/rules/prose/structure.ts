import {toString} from 'mdast-util-to-string';
import {apiPagePath} from '../../../src/site/apiPaths';
import {API_PAGES, type ApiPages} from '../../../src/site/apiPages';
import {anchorsOf} from '../pages/anchors';
import {linksOf} from '../pages/links';
import {problemAt, isElement, lineOf, nodesIn, type Page, type PageNode} from '../pages/page';
import {blocksIn, lineAt, textOf} from './blocks';

function headingProblems({tree, file}: Page): string[] {
  let above = 1;
  return blocksIn(tree)
    .filter(({kind}) => kind === 'heading')
    .flatMap((heading) => {
      const text = textOf(heading).trim();
      const depth = heading.depth ?? 1;
      const line = lineAt(heading, 0);
      const problems = [
        ...(depth === 1 ? ['the page has its title from the front matter. Begin with ##.'] : []),
        ...(depth > above + 1 ? [`the heading skips a level. Write ${'#'.repeat(above + 1)}.`] : []),
        ...(/[.:,;]$/.test(text) ? [`the heading ends with "${text.slice(-1)}". Leave it out.`] : []),
        ...(text === '' ? ['the heading has no words.'] : []),
      ];
      above = depth;
      return problems.map((what) => problemAt(file, line, what));
    });
}

/** What stands on a page without being seen: its front matter, imports and comments. */
function isUnseen({type, value}: PageNode): boolean {
  return type === 'yaml' || type === 'mdxjsEsm' || (type === 'mdxFlowExpression' && /^\/\*.*\*\/$/s.test(value ?? ''));
}

function openingProblems({tree, file}: Page): string[] {
  const first = tree.children?.find((node) => !isUnseen(node));
  return first?.type === 'paragraph'
    ? []
    : [problemAt(file, first ? lineOf(first) : 1, 'the page begins without a sentence that says what it gives.')];
}

/** Words before the first demo that leave it on the second screen at the latest; a line of code takes the room of eight. */
export const LATEST_DEMO = 450;

/** A page about components shows one early; a guide shows a demo where its text comes to it. */
function demoProblems({tree, file, frontMatter}: Page): string[] {
  const demo = nodesIn(tree).find((node) => isElement(node, 'Demo'));
  if (!demo || !Array.isArray(frontMatter.components)) {
    return [];
  }
  const above = nodesIn(tree).filter((node) => lineOf(node) < lineOf(demo));
  const lines = above
    .filter(({type}) => type === 'code')
    .reduce((sum, {position}) => sum + (position ? position.end.line - position.start.line : 0), 0);
  const words = blocksIn(tree)
    .filter((block) => lineAt(block, 0) < lineOf(demo))
    .reduce((sum, block) => sum + textOf(block).split(/\s+/).length, 0);
  return words + 8 * lines > LATEST_DEMO
    ? [
        problemAt(
          file,
          lineOf(demo),
          `the first demo stands behind ${words} words and ${lines} lines of code. Show it by the second screen: move it up.`,
        ),
      ]
    : [];
}

/** Words that do not say where a link leads. */
const EMPTY_LINK = /^(?:click here|here|this|this page|this link|link|more|read more|learn more|see more|page)[.…]?$/i;

function linkTextProblems({tree, file}: Page): string[] {
  return nodesIn(tree).flatMap((node) => {
    const isLink = node.type === 'link' || node.type === 'linkReference' || isElement(node, 'a');
    const text = isLink ? toString(node).trim() : '-';
    return text === '' || EMPTY_LINK.test(text)
      ? [problemAt(file, lineOf(node), `the link "${text}" does not say where it leads. Name the place.`)]
      : [];
  });
}

function imageProblems({tree, file}: Page): string[] {
  return nodesIn(tree).flatMap((node) => {
    const isElementWithout =
      isElement(node, 'img') && !node.attributes?.some(({name, type}) => name === 'alt' || type !== 'mdxJsxAttribute');
    return (node.type === 'image' && !node.alt?.trim()) || isElementWithout
      ? [problemAt(file, lineOf(node), 'the image has no text for those who do not see it. Say what it shows.')]
      : [];
  });
}

function spaceProblems({lines, tree, file}: Page): string[] {
  const fences = nodesIn(tree).filter(({type}) => type === 'code');
  const isCode = (line: number): boolean =>
    fences.some(({position}) => position && line >= position.start.line && line <= position.end.line);
  return lines.flatMap((text, index) =>
    /[ \t]$/.test(text) && !isCode(index + 1)
      ? [problemAt(file, index + 1, 'the line ends with a space. Take it out.')]
      : [],
  );
}

/** A page that is about components ends with the way to their API pages. */
function apiProblems(page: Page): string[] {
  const {components, productId} = page.frontMatter;
  const groups: readonly ApiPages[] = API_PAGES;
  const group = groups.find((candidate) => candidate.productId === productId);
  if (!Array.isArray(components) || components.length === 0 || !group) {
    return [];
  }
  const section = anchorsOf(page).find(({id, kind}) => id === 'api' && kind === 'heading');
  if (!section) {
    return [problemAt(page.file, page.lines.length, 'no section "API" links the components of the page. Add one.')];
  }
  const linked = linksOf(page).flatMap(({url, line}) => (line > section.line ? [url.replace(/[?#].*$/, '')] : []));
  const documented = [...group.components, ...group.interfaces];
  return components
    .filter((name): name is string => typeof name === 'string' && documented.includes(name))
    .map((name) => ({name, url: apiPagePath(group.productId, name)}))
    .filter(({url}) => !linked.includes(url))
    .map(({name, url}) =>
      problemAt(page.file, section.line, `the section does not link ${name}, which the page is about: ${url}.`),
    );
}

/** How a page is built: headings, opening, links, images, and the section on the API. */
export function structureProblems(page: Page): string[] {
  return [
    headingProblems,
    openingProblems,
    demoProblems,
    linkTextProblems,
    imageProblems,
    spaceProblems,
    apiProblems,
  ].flatMap((rule) => rule(page));
}
