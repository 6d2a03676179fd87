import type {BlockContent, Heading, List, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {
  attributeOf,
  childrenOf,
  elementsBelow,
  findElement,
  hasClass,
  isElement,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from '../../../src/node/builtPages';
import {apiTable} from './apiTable';
import {inlines, inlinesOf, isLeftOut, tidy, type ResolveRequest} from './inlines';
import {plainTable} from './plainTable';

export type Block = Extract<RootContent, BlockContent> | Heading;

export interface BlockContext {
  readonly resolve: ResolveRequest;
  /** The blocks of a demo: its name and code. */
  readonly demo: (name: string) => readonly Block[];
  /** The blocks of a playground: its name and the code of its initial state. */
  readonly playground: (section: HtmlElement) => readonly Block[];
}

type Conversion = (element: HtmlElement, context: BlockContext) => readonly Block[];

/** Elements that are part of a line of text; all others begin a block. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

function paragraph(line: readonly PhrasingContent[]): readonly Paragraph[] {
  const children = tidy(line);
  return children.length === 0 ? [] : [{type: 'paragraph', children}];
}

function bold(text: string): readonly Paragraph[] {
  const value = text.replace(/\s+/g, ' ').trim();
  return value === '' ? [] : [{type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value}]}]}];
}

const heading: Conversion = (element, {resolve}) => {
  const children = tidy(inlinesOf(element, {resolve, isInTable: false}));
  const depth = Number(element.tagName[1]) as Heading['depth'];
  return children.length === 0 ? [] : [{type: 'heading', depth, children}];
};

const list: Conversion = (element, context) => {
  const items = childrenOf(element).filter(isElement);
  const children = items
    .filter(({tagName}) => tagName === 'li')
    .map((item): ListItem => ({type: 'listItem', spread: false, children: [...blocksOf(item, context)]}));
  const isOrdered = element.tagName === 'ol';
  const start = Number(attributeOf(element, 'start') ?? 1);
  const converted: List = {type: 'list', ordered: isOrdered, ...(isOrdered && {start}), spread: false, children};
  return children.length === 0 ? [] : [converted];
};

/** Markdown has no description lists: each term and each description is a paragraph. */
const descriptions: Conversion = (element, context) =>
  elementsBelow(element).flatMap((part): readonly Block[] => {
    const term = part.tagName === 'dt' ? tidy(inlinesOf(part, {...context, isInTable: false})) : [];
    if (term.length > 0) {
      return [{type: 'paragraph', children: [{type: 'strong', children: term}]}];
    }
    return part.tagName === 'dd' ? blocksOf(part, context) : [];
  });

function codeBlock(pre: HtmlElement, language: string | undefined, title: string | undefined): Block {
  const meta = title ? `title="${title}"` : undefined;
  return {type: 'code', lang: language ?? null, ...(meta && {meta}), value: textOf(pre).replace(/\n$/, '')};
}

/** A code fence; in TypeScript if the page has both languages. Commands to choose from stand below their labels. */
const codeFence: Conversion = (element) => {
  const blocks = elementsBelow(element).filter(({tagName}) => tagName === 'pre');
  const labels = blocks.map((pre) => attributeOf(pre, 'data-label'));
  if (labels.length > 0 && labels.every((label) => label !== undefined)) {
    const value = blocks.map((pre, index) => `# ${labels[index]}\n${textOf(pre)}`).join('\n\n');
    return [{type: 'code', lang: attributeOf(element, 'data-language') ?? null, value}];
  }
  const shown = blocks.find((pre) => attributeOf(pre, 'data-variant') !== 'JS') ?? blocks[0];
  const heading = childrenOf(element).filter(isElement)[0];
  const title = heading && heading !== shown && heading.tagName === 'div' ? textOf(heading).trim() : undefined;
  return shown ? [codeBlock(shown, attributeOf(element, 'data-language'), title)] : [];
};

/** An admonition is a quotation with its title as the first line. */
const admonition: Conversion = (element, context) => {
  const [title, ...rest] = childrenOf(element).filter(isElement);
  const children = [...(title ? bold(textOf(title)) : []), ...rest.flatMap((part) => blocksOf(part, context))];
  return [{type: 'blockquote', children: children as BlockContent[]}];
};

/** The panels of tabs one after another, each below its label. */
const tabs: Conversion = (element, context) => {
  const labels = elementsBelow(element).filter((part) => attributeOf(part, 'role') === 'tab');
  const panels = elementsBelow(element).filter((part) => attributeOf(part, 'role') === 'tabpanel');
  return panels.flatMap((panel, index) => [
    ...(labels[index] ? bold(textOf(labels[index])) : []),
    ...blocksOf(panel, context),
  ]);
};

/** Conversions of blocks; the first match wins. */
const KINDS: readonly (readonly [(element: HtmlElement) => boolean, Conversion])[] = [
  [isLeftOut, () => []],
  [
    (element) => attributeOf(element, 'data-playground') !== undefined,
    (element, context) => context.playground(element),
  ],
  [isDemo, (element, context) => context.demo(attributeOf(element, 'id') ?? '')],
  [(element) => attributeOf(element, 'data-code-block') !== undefined, codeFence],
  [
    (element) => attributeOf(element, 'data-api-section') !== undefined,
    (element, context) => apiTable(element, context),
  ],
  [(element) => hasClass(element, 'theme-admonition'), admonition],
  [(element) => hasClass(element, 'tabs-container') || hasClass(element, 'theme-tabs-container'), tabs],
  [({tagName}) => /^h[1-6]$/.test(tagName), heading],
  [({tagName}) => tagName === 'p', (element, context) => paragraph(inlinesOf(element, {...context, isInTable: false}))],
  [({tagName}) => tagName === 'ul' || tagName === 'ol', list],
  [({tagName}) => tagName === 'dl', descriptions],
  [({tagName}) => tagName === 'table', (element, context) => plainTable(element, context)],
  [({tagName}) => tagName === 'pre', (element) => [codeBlock(element, undefined, undefined)]],
  [({tagName}) => tagName === 'hr', () => [{type: 'thematicBreak'}]],
  [({tagName}) => tagName === 'summary', (element) => bold(textOf(element))],
  [
    ({tagName}) => tagName === 'blockquote',
    (element, context) => [{type: 'blockquote', children: [...blocksOf(element, context)] as BlockContent[]}],
  ],
  [() => true, (element, context) => blocksOf(element, context)],
];

function isDemo(element: HtmlElement): boolean {
  const isStage = (part: HtmlElement): boolean => attributeOf(part, 'data-demo-preview') !== undefined;
  return (
    element.tagName === 'section' && attributeOf(element, 'id') !== undefined && Boolean(findElement(element, isStage))
  );
}

function isInline(node: HtmlNode): boolean {
  if (!isElement(node)) {
    return node.nodeName === '#text';
  }
  // A link or a span may contain blocks.
  return (
    INLINE.has(node.tagName) && !elementsBelow(node).some(({tagName}) => !INLINE.has(tagName) && tagName !== 'svg')
  );
}

/** Converts the children of an element to blocks. Loose text becomes paragraphs. */
export function blocksOf(element: HtmlElement, context: BlockContext): readonly Block[] {
  const blocks: Block[] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    blocks.push(...paragraph(inlines(line, {resolve: context.resolve, isInTable: false})));
    line = [];
  };
  for (const child of childrenOf(element)) {
    if (isInline(child)) {
      line.push(child);
    } else if (isElement(child)) {
      endLine();
      const convert = KINDS.find(([fits]) => fits(child))?.[1];
      blocks.push(...(convert?.(child, context) ?? []));
    }
  }
  endLine();
  return blocks;
}
