import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import type {Table} from 'mdast';
import tableLabels from '../../../plugins/docs/node/tableLabels';

/** The labels of the cells of the rows below the head. */
function labelsOf(markdown: string): unknown[][] {
  const tree = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  tableLabels()(tree);
  const [, ...rows] = (tree.children[0] as Table).children;
  return rows.map(({children}) => children.map(({data}) => data?.hProperties?.['data-label']));
}

const SENTENCE = 'What the reader should know about it.';

test('cells of a table that is too wide for a phone name their columns', () => {
  const table = `| Prop | \`Type\` | Description |\n| --- | --- | --- |\n| a | boolean | ${SENTENCE} ${SENTENCE} |`;
  expect(labelsOf(table)).toEqual([['Prop', 'Type', 'Description']]);
  const words = `| Before | After |\n| --- | --- |\n| \`selectionModelIsLong\` | \`rowSelectionModelIsLong\` |`;
  expect(labelsOf(words)).toEqual([['Before', 'After']]);
});

test('tables that fit keep their columns', () => {
  expect(labelsOf('| a | b | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |')).toEqual([[undefined, undefined, undefined]]);
  // Two columns of text take several lines.
  expect(labelsOf(`| a | b |\n| --- | --- |\n| ${SENTENCE} | ${SENTENCE} |`)).toEqual([[undefined, undefined]]);
});
