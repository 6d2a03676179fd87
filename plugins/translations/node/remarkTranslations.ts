import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {elementsNamed, flowElement, importNode, textAttribute} from '../../../src/node/mdxNodes';
import {PROJECT_ROOT, projectPath} from '../../../src/node/project';
import type {TranslationsOptions} from '../options';
import {comparePage, type ComparedSection} from './comparePage';
import {writtenFrontMatter} from './frontMatter';
import {missingImports} from './missingImports';
import {englishOf, readPage} from './pages';
import type {Section} from './sections';

const DRIFT = 'TranslationDrift';

/** Elements that the translation of a section has too, and that may be on a page only once. */
const SHOWN_ONCE: readonly string[] = ['Demo', 'Playground'];

interface Parser {
  parse(text: string): Root;
}

type FlowContent = MdxJsxFlowElement['children'];

/** The English page behind a translation. */
interface EnglishPage {
  readonly source: string;
  /** Its folder, from the project's root. */
  readonly folder: string;
}

function linesOf(source: string, [first, last]: Section['lines']): string {
  return source
    .split('\n')
    .slice(first - 1, last)
    .join('\n');
}

/** Whether an image's URL is looked for beside the page: no `/img/a.svg`, `@site/…` or `https://…`. */
function isRelative(url: string): boolean {
  return url !== '' && !/^(?:[/#@]|[a-z][\w+.-]*:)/i.test(url);
}

/** The blocks of a part of the English page, with images that are found from another folder too. */
function nodesOf(parser: Parser, text: string, folder: string): FlowContent {
  const root = parser.parse(text);
  visit(root, 'image', (node) => {
    if (isRelative(node.url)) {
      node.url = `@site/${path.posix.join(folder, node.url)}`;
    }
  });
  return root.children as FlowContent;
}

/** A live fence runs only in the translation; the English one beside it is plain code. */
function withoutRunning(node: FlowContent[number]): FlowContent[number] {
  return node.type === 'code' && node.meta ? {...node, meta: node.meta.replace(/(^|\s)live(?=\s|$)/, '$1')} : node;
}

/** Without demos, playgrounds and imports, which may be on a page only once. */
function readableAgain(nodes: FlowContent): FlowContent {
  return nodes
    .filter(
      (node: RootContent) => node.type !== 'mdxjsEsm' && !('name' in node && SHOWN_ONCE.includes(node.name ?? '')),
    )
    .map(withoutRunning);
}

/** The mark of a section that is stale or orphaned. */
function driftMark(
  parser: Parser,
  {source, folder}: EnglishPage,
  {state, english: original}: ComparedSection,
): MdxJsxFlowElement | undefined {
  if (state === 'orphaned') {
    return flowElement(DRIFT, {state});
  }
  return state === 'stale' && original
    ? flowElement(DRIFT, {state}, readableAgain(nodesOf(parser, linesOf(source, original.lines), folder)))
    : undefined;
}

/** A missing section in English, so that links to it work. */
function englishSection(parser: Parser, {source, folder}: EnglishPage, {lines, line}: Section): RootContent[] {
  const [heading] = nodesOf(parser, linesOf(source, [line, line]), folder);
  const body = flowElement('div', {lang: 'en'}, nodesOf(parser, linesOf(source, lines), folder));
  return heading ? [heading, flowElement(DRIFT, {state: 'missing'}), body] : [];
}

function withoutFrontMatter(source: string): string {
  return source.split('\n').slice(writtenFrontMatter(source).lines).join('\n');
}

interface Pieces {
  readonly id: string;
  readonly nodes: RootContent[];
}

/** Splits the nodes of a page before each heading. The first piece is the text above the first heading. */
function cutAtHeadings(nodes: readonly RootContent[], ids: readonly string[]): Pieces[] {
  const pieces: Pieces[] = [{id: '', nodes: []}];
  for (const node of nodes) {
    if (node.type === 'heading') {
      pieces.push({id: ids[pieces.length] ?? '', nodes: []});
    }
    pieces.at(-1)!.nodes.push(node);
  }
  return pieces;
}

/** Inserts a mark below the heading of a piece; at its top if it has none. */
function withMark(nodes: RootContent[], mark: RootContent | undefined): RootContent[] {
  const [heading, ...rest] = nodes;
  if (!mark) {
    return nodes;
  }
  return heading?.type === 'heading' ? [heading, mark, ...rest] : [mark, ...nodes];
}

/**
 * The nodes of a translated page with a mark in each section that lags behind, and with the sections that it lacks.
 *
 * @param translation source of the translation, which `nodes` was parsed from
 */
function markDrift(
  parser: Parser,
  english: EnglishPage,
  translation: string,
  nodes: readonly RootContent[],
): RootContent[] {
  const compared = comparePage(english.source, translation);
  const ids = compared
    .flatMap(({id, translated}) => (translated ? [{id, line: translated.line}] : []))
    .sort((a, b) => a.line - b.line)
    .map(({id}) => id);
  const pieces = cutAtHeadings(nodes, ids);
  const marked = pieces.map(({id, nodes: own}): Pieces => {
    const section = compared.find((other) => other.id === id);
    return {id, nodes: withMark(own, section && driftMark(parser, english, section))};
  });
  // A missing section goes after the section that precedes it in English.
  compared.forEach((section, index) => {
    if (section.state === 'missing' && section.english) {
      const before = compared[index - 1]?.id ?? '';
      const at = marked.findIndex(({id}) => id === before);
      marked.splice(at + 1, 0, {id: section.id, nodes: englishSection(parser, english, section.english)});
    }
  });
  return marked.flatMap((piece) => piece.nodes);
}

/**
 * Remark plugin: a translation marks the sections whose English text has changed since, and shows those it lacks in
 * English. Pages that are no translation stay as they are.
 */
export default function remarkTranslations(
  this: Parser,
  folders: TranslationsOptions,
): (root: Root, file: {path: string}) => void {
  return (root, file) => {
    const place = projectPath(path.resolve(file.path));
    const english = englishOf(place, folders);
    if (english === undefined || !existsSync(path.join(PROJECT_ROOT, english))) {
      return;
    }
    const source = readPage(path.join(PROJECT_ROOT, english));
    const folder = path.posix.dirname(english);
    const nodes = markDrift(this, {source, folder}, readPage(path.resolve(file.path)), root.children);
    const marks = elementsNamed({type: 'root', children: nodes}, [DRIFT]);
    const hasEnglish = marks.some((mark) => textAttribute(mark, 'state') !== 'orphaned');
    root.children = [
      ...(marks.length > 0 ? [importNode(DRIFT, `@theme/${DRIFT}`)] : []),
      ...(hasEnglish ? missingImports(this.parse(withoutFrontMatter(source)), nodes, folder) : []),
      ...nodes,
    ];
  };
}
