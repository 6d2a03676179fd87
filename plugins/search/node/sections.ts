import {
  attributeOf,
  childrenOf,
  elementsBelow,
  findElement,
  isElement,
  textOf,
  type BuiltPage,
  type HtmlElement,
  type HtmlNode,
} from '../../../src/node/builtPages';
import {isApiPage} from '../urls';
import type {PageSection} from '../types';

/** Elements that say nothing a reader would search for: controls, pictures, code that is too long to be prose. */
const SILENT = new Set(
  'audio button canvas dialog fieldset form iframe input label nav noscript object pre script select style svg template textarea video'.split(
    ' ',
  ),
);

/** Whether an element is a demo with its toolbar and source, which is found by its name. */
function isDemo(element: HtmlElement): boolean {
  const isStage = (part: HtmlElement): boolean => attributeOf(part, 'data-demo-preview') !== undefined;
  return element.tagName === 'section' && findElement(element, isStage) !== undefined;
}

/** Kinds of differences between versions that are about what there is now. */
const NEW_KINDS = ['added', 'changed'];

/** Whether an element is of the reference or a message, or a difference in the reference: their prose would push guides aside. */
function isFoundByName(element: HtmlElement): boolean {
  return (
    ['data-api-section', 'data-message'].some((name) => attributeOf(element, name) !== undefined) ||
    NEW_KINDS.includes(attributeOf(element, 'data-diff-kind') ?? '')
  );
}

/** Whether an element is no text of the page: a control, a running demo, a mark for screen readers. */
function isSilent(element: HtmlElement): boolean {
  return (
    SILENT.has(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    isDemo(element) ||
    isFoundByName(element) ||
    /\bhash-link\b/.test(attributeOf(element, 'class') ?? '')
  );
}

/** Whether an element is a list of links to API pages: these pages are found by their names. */
function isApiList(element: HtmlElement): boolean {
  const links = elementsBelow(element).filter(({tagName}) => tagName === 'a');
  const linked = links.map(textOf).join('');
  return (
    element.tagName === 'ul' &&
    links.length > 0 &&
    links.every((link) => isApiPage(attributeOf(link, 'href') ?? '')) &&
    tidy(textOf(element)).replaceAll(' ', '') === tidy(linked).replaceAll(' ', '')
  );
}

const HEADING = /^h[1-6]$/;

/** Elements inside a line of text. All others have a space around them. */
const INLINE = /^(?:a|abbr|b|bdi|code|em|i|kbd|mark|s|small|span|strong|sub|sup|u|wbr)$/;

/** The text of a node without its silent parts. Elements right beside each other, such as links in a row, get a space between. */
function proseOf(node: HtmlNode): string {
  if (node.nodeName === '#text' && 'value' in node) {
    return node.value;
  }
  if (isElement(node) && isSilent(node)) {
    return '';
  }
  const children = childrenOf(node);
  const inside = children
    .map((child, index) => (isElement(child) && isElement(children[index - 1]) ? ` ${proseOf(child)}` : proseOf(child)))
    .join('');
  return INLINE.test(node.nodeName) ? inside : ` ${inside} `;
}

function findHeadings(element: HtmlElement): HtmlElement[] {
  return elementsBelow(element).filter(({tagName}) => HEADING.test(tagName));
}

function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/**
 * The headings of a page and the text between them, in the order of the page; headings without text are parts too. Of the page's
 * head, which has links and buttons, only the title counts. A list of API pages is a part, for its heading to be left out too.
 */
function partsOf(node: HtmlNode): (HtmlElement | string)[] {
  if (!isElement(node)) {
    return [proseOf(node)];
  }
  if (isSilent(node)) {
    return [];
  }
  if (HEADING.test(node.tagName) || isApiList(node)) {
    return [node];
  }
  if (node.tagName === 'header') {
    return findHeadings(node);
  }
  const hasHeading = findElement(node, ({tagName}) => HEADING.test(tagName)) !== undefined;
  return hasHeading ? childrenOf(node).flatMap(partsOf) : [proseOf(node)];
}

/**
 * The text of a page by its headings, without controls, demos and long code. The first section has the page's title, its
 * description, and what stands before the other headings.
 */
export function sectionsOf({content, title, description}: BuiltPage): PageSection[] {
  let section: {title: string; id?: string; text: string; isList?: boolean} = {title, text: ''};
  const sections = [section];
  for (const part of childrenOf(content).flatMap(partsOf)) {
    if (typeof part === 'string') {
      section.text += part;
    } else if (!HEADING.test(part.tagName)) {
      section.isList = true;
    } else if (part.tagName === 'h1') {
      section.title = tidy(proseOf(part));
    } else {
      const id = attributeOf(part, 'id');
      section = {title: tidy(proseOf(part)), ...(id && {id}), text: ''};
      sections.push(section);
    }
  }
  // A page without a description of its own has its first words as one.
  const [start] = sections;
  if (start && !tidy(start.text).startsWith(description.slice(0, 20))) {
    start.text = `${description} ${start.text}`;
  }
  return sections
    .map(({isList, text, ...heading}) => ({isList, section: {...heading, text: tidy(text)}}))
    .filter(({isList, section: {text}}) => !isList || text !== '')
    .map((each) => each.section);
}
