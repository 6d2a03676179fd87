import MiniSearch from 'minisearch';
import {matchNames} from '../../../plugins/search/client/matchNames';
import {makeNameIndex} from '../../../plugins/search/client/nameIndex';
import {productNamed, termsOfProducts} from '../../../plugins/search/client/productsAskedFor';
import {readQuery} from '../../../plugins/search/client/query';
import {SearchEngine, type SearchAnswer} from '../../../plugins/search/client/searchEngine';
import {TEXT_INDEX, type IndexedPage} from '../../../plugins/search/textIndex';
import type {SearchNames} from '../../../plugins/search/types';
import type {ProductId} from '../../../src/site/products';

const NAMES: SearchNames = {
  pages: [
    {path: '/x/react-data-grid/messages/', title: 'Data Grid errors and warnings'},
    {path: '/x/react-data-grid/tree-data/', title: 'Tree data'},
    {path: '/x/react-data-grid/column-dimensions/', title: 'Column dimensions'},
    {path: '/x/react-data-grid/lazy-loading/', title: 'Lazy loading'},
    {path: '/x/react-data-grid/sorting/', title: 'Sorting'},
    {path: '/x/react-data-grid/editing/', title: 'Editing'},
    {path: '/x/react-tree-view/', title: 'Overview'},
    {path: '/x/migration/migration-tree-view-lab/', title: 'Migration from lab'},
    {path: '/x/react-charts/', title: 'Overview'},
    {path: '/x/react-date-pickers/', title: 'Overview'},
    {path: '/x/react-date-pickers/date-time-picker/', title: 'Date Time Picker'},
    {path: '/x/introduction/', title: 'Introduction'},
  ],
  words: '',
};
const TEXTS: Readonly<Record<string, Partial<IndexedPage>>> = {
  '/x/react-data-grid/messages/': {text: 'The data grid needs a width.'},
  '/x/react-data-grid/tree-data/': {text: 'The grid shows a tree of data. Its column has a width.'},
  '/x/react-data-grid/column-dimensions/': {headings: 'Column width', text: 'Columns of the data grid have a width.'},
  '/x/react-data-grid/lazy-loading/': {headings: 'Lazy loading', text: 'Rows are loaded late.'},
  '/x/react-data-grid/editing/': {headings: 'Sorting while editing', text: 'The data grid has sorting.'},
  '/x/react-tree-view/': {headings: 'Loading items', text: 'A tree view shows items, and loads them late.'},
  '/x/migration/migration-tree-view-lab/': {text: 'How to migrate the tree view from the lab.'},
};

const index = new MiniSearch<IndexedPage>(TEXT_INDEX);
index.addAll(NAMES.pages.map(({path, title}) => ({path, title, headings: '', text: '', ...TEXTS[path]})));

async function ask(question: string, ownProduct: ProductId | null = null): Promise<string[]> {
  const answers: SearchAnswer[] = [];
  const engine = new SearchEngine(NAMES, {text: () => Promise.resolve(index)});
  await engine.answer(question, ownProduct, (answer) => answers.push(answer));
  return answers.at(-1)?.groups.flatMap(({results}) => results.map(({url}) => url)) ?? [];
}

const named = (question: string) =>
  [...termsOfProducts(readQuery(question), makeNameIndex(NAMES)).keys()].map(({key}) => key).join(' ');

test('the name of a product is told from its words', () => {
  expect(named('data grid width')).toBe('data grid');
  expect(named('width of the DataGrids')).toBe('datagrids');
  expect(named('clear date and time pickers')).toBe('date time pickers');
  expect(named('grid data')).toBe('');
  expect(named('tree data')).toBe('');
});

test('a page that is called like its product is what is looked for', async () => {
  expect(named('DateTimePicker read only')).toBe('');
  expect((await ask('date time picker read only'))[0]).toBe('/x/react-date-pickers/date-time-picker/');
});

test('a product is named also by its full name, and none by that of all of them', () => {
  const product = (question: string) => productNamed(readQuery(question), makeNameIndex(NAMES));
  expect(product('MUI X tree view columns')).toBe('x-tree-view');
  expect(product('mui x legend')).toBeNull();
});

test('a name of one word may be what is looked for', () => {
  expect(named('which chart fits')).toBe('');
});

test('a page about what is asked for comes before those with the name of its product in their titles', async () => {
  expect((await ask('data grid width'))[0]).toBe('/x/react-data-grid/column-dimensions/');
  expect((await ask('data grid'))[0]).toBe('/x/react-data-grid/messages/');
});

test.each([null, 'x-data-grid', 'x-charts'] as const)(
  'who names a product whole finds its pages first, asked on a page of %s',
  async (ownProduct) => {
    expect((await ask('tree view lazy loading', ownProduct))[0]).toBe('/x/react-tree-view/');
    expect((await ask('lazy loading', ownProduct))[0]).toBe('/x/react-data-grid/lazy-loading/');
  },
);

test('a question about versions that names a product is answered by the guides', async () => {
  expect((await ask('migrate tree view from lab'))[0]).toBe('/x/migration/migration-tree-view-lab/');
});

test('who names several products names none', () => {
  const product = (question: string) => productNamed(readQuery(question), makeNameIndex(NAMES));
  expect(product('tree view columns')).toBe('x-tree-view');
  expect(product('tree view in a data grid')).toBeNull();
  expect(product('tree')).toBeNull();
  expect(product('upgrade the tree view')).toBeNull();
});

test('a page called as asked comes before one that speaks of it and has the name of the product', async () => {
  const names = (question: string) => {
    const found = matchNames(makeNameIndex(NAMES), readQuery(question));
    return found.map(({entry, score}) => `${entry.name} ${Math.round(score)}`);
  };
  expect(names('DataGrid sorting')).toEqual(['Sorting 96']);
  expect(names('data grid shadow')).not.toContainEqual(expect.stringContaining('Tree data'));
  expect((await ask('DataGrid sorting'))[0]).toBe('/x/react-data-grid/sorting/');
});
