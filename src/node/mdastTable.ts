import type {MdxNode} from './mdxNodes';

/** Builds Markdown tables for remark plugins. */

/** The content of a cell; may be empty. */
export type CellContent = MdxNode[];

export const text = (value: string): MdxNode => ({type: 'text', value});
export const code = (value: string): MdxNode => ({type: 'inlineCode', value});
export const link = (url: string, ...children: MdxNode[]): MdxNode => ({type: 'link', url, children});

function row(cells: CellContent[]): MdxNode {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}

/** @param heads the titles of the columns */
export function table(heads: readonly string[], rows: readonly CellContent[][]): MdxNode {
  return {type: 'table', children: [row(heads.map((title) => [text(title)])), ...rows.map(row)]};
}
