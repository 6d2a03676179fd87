import type {Html, Image, InlineCode, PhrasingContent} from 'mdast';
import {
  attributeOf,
  childrenOf,
  isElement,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from '../../../src/node/builtPages';

/** Makes a URL of the page absolute. */
export type ResolveRequest = (url: string) => string;

/** Elements without text for readers: controls, vector graphics, hidden parts. */
const LEFT_OUT = new Set(
  'audio button canvas dialog fieldset form iframe input label link meta nav noscript object script select style svg template textarea video'.split(
    ' ',
  ),
);

/** Separators of inline lists are hidden from screen readers, but needed in text. */
function isSeparator(element: HtmlElement): boolean {
  return /^[\s·•|/,–—-]+$/.test(textOf(element));
}

/**
 * Whether an element is left out of the Markdown. `data-markdown="skip"` leaves out any element.
 */
export function isLeftOut(element: HtmlElement): boolean {
  return (
    LEFT_OUT.has(element.tagName) ||
    attributeOf(element, 'data-markdown') === 'skip' ||
    (attributeOf(element, 'aria-hidden') === 'true' && !isSeparator(element)) ||
    /\bhash-link\b/.test(attributeOf(element, 'class') ?? '')
  );
}

function code(value: string): InlineCode[] {
  const text = value.replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [{type: 'inlineCode', value: text}];
}

/** A line break in a table, where Markdown has none of its own. */
export const BREAK_IN_TABLE: Html = {type: 'html', value: '<br>'};

export interface InlineContext {
  readonly resolve: ResolveRequest;
  readonly isInTable: boolean;
}

function wrap(type: 'strong' | 'emphasis' | 'delete', element: HtmlElement, context: InlineContext): PhrasingContent[] {
  const children = tidy(inlinesOf(element, context));
  return children.length === 0 ? [] : [{type, children}];
}

function elementInlines(element: HtmlElement, context: InlineContext): PhrasingContent[] {
  switch (element.tagName) {
    case 'code':
    case 'kbd':
    case 'samp':
    case 'var':
      return code(textOf(element));
    case 'strong':
    case 'b':
      return wrap('strong', element, context);
    case 'em':
    case 'i':
      return wrap('emphasis', element, context);
    case 'del':
    case 's':
      return wrap('delete', element, context);
    case 'br':
      return [context.isInTable ? BREAK_IN_TABLE : {type: 'break'}];
    case 'img': {
      const image: Image = {
        type: 'image',
        url: context.resolve(attributeOf(element, 'src') ?? ''),
        alt: attributeOf(element, 'alt') ?? '',
      };
      return image.alt === '' ? [] : [image];
    }
    case 'a': {
      const url = attributeOf(element, 'href');
      const children = tidy(inlinesOf(element, context));
      return url === undefined || children.length === 0
        ? children
        : [{type: 'link', url: context.resolve(url), children}];
    }
    default:
      return inlinesOf(element, context);
  }
}

/** Elements that a page shows side by side; emphasis is a part of its sentence. */
const SIDE_BY_SIDE = /^(?:a|code|details|span|summary|time)$/;

/** Whether only styles keep two neighbours apart, as a gap between links does. A comma belongs to the word before it. */
function areApart(before: HtmlNode, after: HtmlNode): boolean {
  return (
    [before, after].every((node) => isElement(node) && SIDE_BY_SIDE.test(node.tagName)) &&
    !/[\s([{`]$/.test(textOf(before)) &&
    !/^[\s.,:;!?)\]}`…。，、：；！？）]/.test(textOf(after))
  );
}

/** Converts neighbouring nodes to phrasing content. White space is collapsed as in a browser. */
export function inlines(nodes: readonly HtmlNode[], context: InlineContext): PhrasingContent[] {
  let before: HtmlNode | undefined;
  return nodes.flatMap((node): PhrasingContent[] => {
    const converted = inline(node, context);
    if (converted.length === 0) {
      return [];
    }
    const space: PhrasingContent[] = before && areApart(before, node) ? [{type: 'text', value: ' '}] : [];
    before = node;
    return [...space, ...converted];
  });
}

/** Converts the children of an element to phrasing content. */
export function inlinesOf(node: HtmlNode, context: InlineContext): PhrasingContent[] {
  return inlines(childrenOf(node), context);
}

/** Converts one node to phrasing content. */
function inline(node: HtmlNode, context: InlineContext): PhrasingContent[] {
  if (node.nodeName === '#text' && 'value' in node) {
    const value = node.value.replace(/[\s\u200b]+/g, ' ');
    return value === '' ? [] : [{type: 'text', value}];
  }
  return isElement(node) && !isLeftOut(node) ? elementInlines(node, context) : [];
}

function isBlank(part: PhrasingContent): boolean {
  return part.type === 'break' || part === BREAK_IN_TABLE || (part.type === 'text' && part.value.trim() === '');
}

/** Joins neighbouring texts, and removes spaces and breaks at both ends. */
export function tidy(inlines: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const part of inlines) {
    const last = joined.at(-1);
    if (part.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = {type: 'text', value: (last.value + part.value).replace(/ {2,}/g, ' ')};
    } else {
      joined.push(part);
    }
  }
  const first = joined.findIndex((part) => !isBlank(part));
  const end = joined.findLastIndex((part) => !isBlank(part)) + 1;
  return joined.slice(first, end).map((part, index, {length}) => {
    if (part.type !== 'text') {
      return part;
    }
    const value = index === 0 ? part.value.trimStart() : part.value;
    return {type: 'text', value: index === length - 1 ? value.trimEnd() : value};
  });
}
