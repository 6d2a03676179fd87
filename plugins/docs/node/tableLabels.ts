import type {Nodes, Root, Table, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';

/** About what fits side by side on a phone, in characters: the longest texts of the columns, and their longest words. */
const LONGEST_TEXTS = 60;
const LONGEST_WORDS = 34;

function textOf(node: Nodes): string {
  let text = '';
  visit(node, (part) => {
    text += 'value' in part ? part.value : '';
  });
  return text;
}

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({length}) => length));
}

/** Whether the columns of a table are unreadable side by side on a phone: a word a line, or out of the screen. */
function isWide(columns: readonly (readonly string[])[]): boolean {
  const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);
  const texts = sum(columns.map(longest));
  const words = sum(columns.map((column) => longest(column.flatMap((text) => text.split(/\s+/)))));
  return words > LONGEST_WORDS || (columns.length > 2 && texts > LONGEST_TEXTS);
}

function label(row: TableRow, heads: readonly string[]): void {
  row.children.forEach((cell, index) => {
    cell.data = {...cell.data, hProperties: {'data-label': heads[index] ?? ''}};
  });
}

/**
 * Remark plugin: the cells of wide tables carry the names of their columns, since on a phone each row becomes a list
 * (`src/css/markdown.css`).
 */
export default function tableLabels(): (tree: unknown) => void {
  return (tree) => {
    visit(tree as Root, 'table', ({children: [head, ...rows]}: Table) => {
      const heads = head?.children.map(textOf) ?? [];
      const columns = heads.map((_text, index) =>
        rows.map(({children}) => children[index]).flatMap((cell) => (cell ? textOf(cell) : [])),
      );
      if (isWide(columns)) {
        rows.forEach((row) => label(row, heads));
      }
    });
  };
}
