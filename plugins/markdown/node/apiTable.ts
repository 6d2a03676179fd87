import type {PhrasingContent, Table} from 'mdast';
import {
  attributeOf,
  childrenOf,
  elementsBelow,
  findElement,
  isElement,
  textOf,
  type HtmlElement,
} from '../../../src/node/builtPages';
import {inlinesOf, isLeftOut, tidy} from './inlines';
import {cell, cellLines, lines, type TableContext} from './plainTable';

/** Parts of a row with their own columns, in order. All other parts are in the last column. */
const COLUMNS = [
  {part: 'name', title: 'Name'},
  {part: 'type', title: 'Type'},
  {part: 'default', title: 'Default'},
  {part: 'rule', title: 'Rule name'},
  {part: 'description', title: 'Description'},
] as const;

type ColumnPart = (typeof COLUMNS)[number]['part'];

function partOf(element: HtmlElement): string | undefined {
  return attributeOf(element, 'data-api-part');
}

/** The part around some others. */
const GROUP = 'details';

/** The parts of a row, at any depth. */
function partsOf(row: HtmlElement): HtmlElement[] {
  return childrenOf(row)
    .filter(isElement)
    .flatMap((child) => ([undefined, GROUP].includes(partOf(child)) ? partsOf(child) : [child]));
}

/** The name as code, followed by its tags: `rows` (required). */
function nameCell(part: HtmlElement): PhrasingContent[] {
  const code = findElement(part, ({tagName}) => tagName === 'code');
  const marks = childrenOf(part)
    .filter(isElement)
    .filter((child) => !/^(?:h[1-6]|a|code)$/.test(child.tagName) && !isLeftOut(child))
    .map((child) => textOf(child).replace(/\s+/g, ' ').trim())
    .filter((mark) => mark !== '');
  const name: PhrasingContent = {type: 'inlineCode', value: code ? textOf(code).trim() : ''};
  return marks.length === 0 ? [name] : [name, {type: 'text', value: ` (${marks.join(', ')})`}];
}

/** The value of a part, without its label. */
function valueOf(part: HtmlElement): HtmlElement {
  const [label, value, ...rest] = childrenOf(part).filter(isElement);
  return label && value && rest.length === 0 ? value : part;
}

/** The value of a part as code; its label is the heading of the column. */
function codeCell(part: HtmlElement, context: TableContext): PhrasingContent[] {
  const code = findElement(part, ({tagName}) => tagName === 'code');
  return code
    ? [{type: 'inlineCode', value: textOf(code).replace(/\s+/g, ' ').trim()}]
    : tidy(inlinesOf(valueOf(part), {...context, isInTable: true}));
}

/** A part without its own column: label and value. */
function furtherLines(part: HtmlElement, context: TableContext): PhrasingContent[][] {
  const value = valueOf(part);
  if (value === part) {
    return cellLines(part, context);
  }
  const label = childrenOf(part).filter(isElement)[0];
  const [first = [], ...rest] = cellLines(value, context);
  const name = label ? textOf(label).replace(/\s+/g, ' ').trim().replace(/:$/, '') : '';
  return [[{type: 'text', value: `${name}: `}, ...first], ...rest];
}

function rowCells(row: HtmlElement, columns: readonly ColumnPart[], context: TableContext): PhrasingContent[][] {
  const parts = partsOf(row);
  const further = parts.filter((part) => !COLUMNS.some((column) => column.part === partOf(part)));
  return columns.map((column) => {
    const part = parts.find((candidate) => partOf(candidate) === column);
    if (column === 'description') {
      return lines([
        ...(part ? cellLines(part, context) : []),
        ...further.flatMap((each) => furtherLines(each, context)),
      ]);
    }
    if (!part) {
      return [];
    }
    return column === 'name' ? nameCell(part) : codeCell(part, context);
  });
}

/**
 * Converts a section of an API page to a table. It reads the attributes that the API plugin has for style sheets:
 * `data-api-section` around rows, `data-api-row` on each row, `data-api-part` on its parts.
 */
export function apiTable(section: HtmlElement, context: TableContext): [Table] | [] {
  const rows = elementsBelow(section).filter((element) => attributeOf(element, 'data-api-row') !== undefined);
  if (rows.length === 0) {
    return [];
  }
  const present = new Set(rows.flatMap((row) => partsOf(row).map(partOf)));
  const columns = COLUMNS.filter(({part}) => part === 'description' || present.has(part));
  const titles = columns.map(({title}) => cell([{type: 'text', value: title}]));
  const parts = columns.map(({part}) => part);
  return [
    {
      type: 'table',
      align: columns.map(() => null),
      children: [
        {type: 'tableRow', children: titles},
        ...rows.map((row) => ({type: 'tableRow' as const, children: rowCells(row, parts, context).map(cell)})),
      ],
    },
  ];
}
