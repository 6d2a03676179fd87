import MiniSearch from 'minisearch';
import type {SearchResult} from '../../../plugins/search/client/rank';
import {SearchEngine} from '../../../plugins/search/client/searchEngine';
import {TEXT_INDEX} from '../../../plugins/search/textIndex';
import type {SearchMessages, SearchNames, SearchTypes} from '../../../plugins/search/types';

const NAMES: SearchNames = {
  pages: [
    {path: '/x/react-data-grid/', title: 'Overview'},
    {path: '/x/react-data-grid/sorting/', title: 'Sorting', demos: ['SortModel']},
    {
      path: '/x/react-data-grid/api-object/',
      title: 'API object',
      demos: ['UseGridApiRef'],
      code: [{id: 'outside', names: ['useGridApiRef']}],
    },
    {path: '/x/react-date-pickers/date-picker/', title: 'Date Picker'},
    {path: '/x/react-charts/tooltip/', title: 'Tooltip & Highlights'},
    {path: '/x/introduction/licensing/', title: 'Licensing'},
    {
      path: '/x/api/data-grid/data-grid/',
      title: 'DataGrid',
      rows: [{section: 'props', stem: 'data-grid-prop-', names: ['sortModel', 'getRowId']}],
    },
    {
      path: '/x/api/data-grid/data-grid-pro/',
      title: 'DataGridPro',
      rows: [{section: 'props', stem: 'data-grid-pro-prop-', names: ['sortModel', 'getRowId']}],
    },
    {
      path: '/x/api/data-grid/grid-api/',
      title: 'GridApi',
      rows: [{section: 'methods', stem: 'grid-api-prop-', names: ['getRowId']}],
    },
    {path: '/x/api/date-pickers/date-picker/', title: 'DatePicker'},
    {
      path: '/x/api/charts/bar-chart/',
      title: 'BarChart',
      rows: [{section: 'props', stem: 'bar-chart-prop-', names: ['tooltip', 'slotProps']}],
    },
  ],
  words: '',
};

const MESSAGES: SearchMessages = {
  '/x/introduction/licensing/': [{id: 'missing', names: ['MUI: Missing license key.']}],
};

const TYPES: SearchTypes = {
  types: ['GridSortModel', '(row: R) => GridRowId'],
  rows: {'/x/api/data-grid/data-grid/': [-1, 0, 1], '/x/api/data-grid/data-grid-pro/': [0]},
};

/** An engine to which every guide says all words of the questions below, as guides do. */
function makeEngine(): SearchEngine {
  const index = new MiniSearch(TEXT_INDEX);
  const text = 'sortModel getRowId useGridApiRef DataGrid DatePicker date picker tooltip license key slotProps';
  NAMES.pages
    .filter(({path}) => !path.startsWith('/x/api/'))
    .forEach(({path, title}) => index.add({path, title, headings: text, text}));
  return new SearchEngine(NAMES, {
    text: () => Promise.resolve(index),
    messages: () => Promise.resolve(MESSAGES),
    types: Promise.resolve(TYPES),
  });
}

async function ask(text: string, ...rest: [string?, object?]): Promise<SearchResult[]> {
  const [own = null, filter] = rest;
  let results: SearchResult[] = [];
  const read = ({groups}: {groups: readonly {results: readonly SearchResult[]}[]}): void => {
    results = groups.flatMap((group) => group.results);
  };
  await makeEngine().answer(text, own as 'x-charts' | null, read, filter);
  return results;
}

test.each([
  ['sortModel', '/x/api/data-grid/data-grid/#data-grid-prop-sortModel'],
  ['SortModel', '/x/react-data-grid/sorting/#SortModel'],
  ['sort model', '/x/api/data-grid/data-grid/#data-grid-prop-sortModel'],
  ['sort-model', '/x/api/data-grid/data-grid/#data-grid-prop-sortModel'],
  ['srtModle', '/x/api/data-grid/data-grid/#data-grid-prop-sortModel'],
  ['getRowId', '/x/api/data-grid/data-grid/#data-grid-prop-getRowId'],
  ['useGridApiRef', '/x/react-data-grid/api-object/#outside'],
  ['useGridApiRe', '/x/react-data-grid/api-object/#outside'],
  ['useGridApiReff()', '/x/react-data-grid/api-object/#outside'],
  ['DataGrid', '/x/api/data-grid/data-grid/'],
  ['<DataGrid />', '/x/api/data-grid/data-grid/'],
  ['Data Grid', '/x/react-data-grid/'],
  ['DatePicker', '/x/api/date-pickers/date-picker/'],
  ['date picker', '/x/react-date-pickers/date-picker/'],
  ['Tooltip', '/x/react-charts/tooltip/'],
  ['MUI: Missing license key.', '/x/introduction/licensing/#missing'],
])('the first result for %s is %s', async (question, url) => {
  expect((await ask(question)).map((result) => result.url)[0]).toBe(url);
});

test('an exact name of another product comes before what the own product says about it', async () => {
  const [first] = await ask('getRowId', 'x-charts');
  expect(first?.url).toBe('/x/api/data-grid/data-grid/#data-grid-prop-getRowId');
});

test('a result has its type and kind, and a page of another deployment no types', async () => {
  const [first, ...others] = await ask('getRowId');
  expect(first).toMatchObject({kind: 'api', type: '(row: R) => GridRowId', entry: {productId: 'x-data-grid'}});
  expect(others.find(({entry}) => entry.kind === 'page')).toMatchObject({kind: 'guide'});
  expect(others.filter(({type}) => type !== undefined)).toEqual([]);
  expect((await ask('UseGridApiRef'))[0]?.kind).toBe('demo');
  expect((await ask('MUI: Missing license key'))[0]?.kind).toBe('message');
});

test('what is asked for by product or kind stands alone', async () => {
  const guides = await ask('getRowId', undefined, {kind: 'guide'});
  expect(new Set(guides.map(({kind}) => kind))).toEqual(new Set(['guide']));
  const charts = await ask('getRowId', undefined, {productId: 'x-charts'});
  expect(charts.map(({entry}) => entry.productId)).toEqual(['x-charts']);
  expect(await ask('getRowId', undefined, {productId: 'x-charts', kind: 'api'})).toEqual([]);
});
