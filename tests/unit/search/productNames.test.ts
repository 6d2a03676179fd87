import MiniSearch from 'minisearch';
import {makeNameIndex} from '../../../plugins/search/client/nameIndex';
import {termsOfProducts} from '../../../plugins/search/client/productsAskedFor';
import {readQuery} from '../../../plugins/search/client/query';
import {SearchEngine, type SearchAnswer} from '../../../plugins/search/client/searchEngine';
import {TEXT_INDEX, type IndexedPage} from '../../../plugins/search/textIndex';
import type {SearchNames} from '../../../plugins/search/types';

const NAMES: SearchNames = {
  pages: [
    {path: '/x/react-data-grid/messages/', title: 'Data Grid errors and warnings'},
    {path: '/x/react-data-grid/tree-data/', title: 'Tree data'},
    {path: '/x/react-data-grid/column-dimensions/', title: 'Column dimensions'},
    {path: '/x/react-charts/', title: 'Overview'},
    {path: '/x/react-date-pickers/', title: 'Overview'},
  ],
  words: '',
};
const TEXTS: Readonly<Record<string, Partial<IndexedPage>>> = {
  '/x/react-data-grid/messages/': {text: 'The data grid needs a width.'},
  '/x/react-data-grid/tree-data/': {text: 'The grid shows a tree of data. Its column has a width.'},
  '/x/react-data-grid/column-dimensions/': {headings: 'Column width', text: 'Columns of the data grid have a width.'},
};

const named = (question: string) =>
  [...termsOfProducts(readQuery(question), makeNameIndex(NAMES))].map(({key}) => key).join(' ');

test('the name of a product is told from its words', () => {
  expect(named('data grid width')).toBe('data grid');
  expect(named('width of the DataGrids')).toBe('datagrids');
  expect(named('clear date and time pickers')).toBe('date time pickers');
  expect(named('grid data')).toBe('');
  expect(named('tree data')).toBe('');
});

test('a name of one word may be what is looked for', () => {
  expect(named('which chart fits')).toBe('');
});

test('a page about what is asked for comes before those with the name of its product in their titles', async () => {
  const index = new MiniSearch<IndexedPage>(TEXT_INDEX);
  index.addAll(NAMES.pages.map(({path, title}) => ({path, title, headings: '', text: '', ...TEXTS[path]})));
  const answers: SearchAnswer[] = [];
  const engine = new SearchEngine(NAMES, {text: () => Promise.resolve(index)});
  await engine.answer('data grid width', null, (answer) => answers.push(answer));
  expect(answers.at(-1)?.groups[0]?.results[0]?.url).toBe('/x/react-data-grid/column-dimensions/');
  await engine.answer('data grid', null, (answer) => answers.push(answer));
  expect(answers.at(-1)?.groups[0]?.results[0]?.url).toBe('/x/react-data-grid/messages/');
});
