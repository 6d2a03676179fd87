import type {InlineCode, Link, PhrasingContent, Table, TableRow, Text} from 'mdast';

/** Builds Markdown tables for remark plugins. */

/** The content of a cell; may be empty. */
export type CellContent = PhrasingContent[];

export const text = (value: string): Text => ({type: 'text', value});
export const code = (value: string): InlineCode => ({type: 'inlineCode', value});
export const link = (url: string, ...children: Link['children']): Link => ({type: 'link', url, children});

function row(cells: CellContent[]): TableRow {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}

/** @param heads the titles of the columns */
export function table(heads: readonly string[], rows: readonly CellContent[][]): Table {
  return {type: 'table', children: [row(heads.map((title) => [text(title)])), ...rows.map(row)]};
}
