import type {AlignType, PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import {
  attributeOf,
  childrenOf,
  elementsBelow,
  isElement,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from '../../../src/node/builtPages';
import {BREAK_IN_TABLE, inlines, isLeftOut, tidy, type ResolveRequest} from './inlines';

export interface TableContext {
  readonly resolve: ResolveRequest;
}

/** Elements that begin a new line in a cell. */
const BLOCKS = /^(?:p|div|ul|ol|li|pre|dl|dt|dd|section|h[1-6]|table|tr)$/;

/** Joins the lines of a cell with `<br>`. */
export function lines(parts: readonly (readonly PhrasingContent[])[]): PhrasingContent[] {
  const filled = parts.filter(({length}) => length > 0);
  return filled.flatMap((part, index) => (index === 0 ? part : [BREAK_IN_TABLE, ...part]));
}

/** Converts the children of an element to lines: a cell of a Markdown table cannot contain blocks. */
export function cellLines(node: HtmlNode, context: TableContext): PhrasingContent[][] {
  const parts: PhrasingContent[][] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    parts.push(inlines(line, {...context, isInTable: true}));
    line = [];
  };
  for (const child of childrenOf(node)) {
    if (isElement(child) && BLOCKS.test(child.tagName)) {
      if (isLeftOut(child)) {
        continue;
      }
      const [first = [], ...rest] =
        child.tagName === 'pre'
          ? [[{type: 'inlineCode' as const, value: textOf(child).replace(/\s+/g, ' ').trim()}]]
          : cellLines(child, context);
      const marked: PhrasingContent[] = child.tagName === 'li' ? [{type: 'text', value: '• '}, ...first] : first;
      endLine();
      parts.push(marked, ...rest);
    } else {
      line.push(child);
    }
  }
  endLine();
  return parts.map(tidy).filter(({length}) => length > 0);
}

/** A cell of a table. */
export function cell(children: readonly PhrasingContent[]): TableCell {
  return {type: 'tableCell', children: [...children]};
}

function alignment(element: HtmlElement): AlignType {
  const value = /text-align:\s*(left|right|center)/.exec(attributeOf(element, 'style') ?? '')?.[1];
  return (value as AlignType) ?? null;
}

/** Converts a table. Markdown requires a heading row: a table without one gets an empty one. */
export function plainTable(element: HtmlElement, context: TableContext): [Table] | [] {
  const rows = elementsBelow(element)
    .filter(({tagName}) => tagName === 'tr')
    .map((row) => childrenOf(row).filter(isElement));
  const [first] = rows;
  if (!first) {
    return [];
  }
  const hasHeading = first.every(({tagName}) => tagName === 'th');
  const converted = rows.map((cells): TableRow => ({
    type: 'tableRow',
    children: cells.map((each) => cell(lines(cellLines(each, context)))),
  }));
  const empty: TableRow = {type: 'tableRow', children: first.map(() => cell([]))};
  return [{type: 'table', align: first.map(alignment), children: hasHeading ? converted : [empty, ...converted]}];
}
