import {readBuiltPage} from '../../../src/node/builtPages';
import {typesByUrl} from '../../../plugins/search/client/typesByUrl';
import {byHeading, codeNames} from '../../../plugins/search/node/codeNames';
import {readQuotes, type PageQuotes} from '../../../plugins/search/node/quotes';
import {searchTypes, withMembers, type SearchedApi} from '../../../plugins/search/node/rowTypes';

function quotes(content: string, route = '/x/a/'): PageQuotes {
  const page = readBuiltPage(
    `<title>A | MUI X</title><div class="theme-doc-markdown">${content}</div>`,
    route,
    'MUI X',
  );
  return readQuotes(page!);
}

test('messages are read where a page quotes them', () => {
  const {messages} = quotes(`<header><code>MUI: not this</code></header><p><code>MUI: Missing key.\nMore</code></p>
    <h2 id="b">B</h2><p><code>TypeError: x is not a function</code> <code>MUI</code> <code>Errors</code></p>
    <pre>MUI: in code</pre><h3 id="error-9--mui-system">Error 9</h3>
    <p><code>Warning: ${'word '.repeat(40)}</code></p>`);
  expect(messages.map(({name, id}) => [name.slice(0, 30), id])).toEqual([
    ['MUI: Missing key.', undefined],
    ['TypeError: x is not a function', 'b'],
    ['Minified MUI error #9', 'error-9--mui-system'],
    ['Warning: word word word word w', 'error-9--mui-system'],
  ]);
  expect(messages.at(-1)?.name).toMatch(/^.{60,100}$/);
});

test('a name of code is found where most is said of it, and not where it is listed', () => {
  const pages = [
    quotes(`<h2 id="use">With <code>useGridApiRef</code></h2><p><code>useGridApiRef()</code> <code>useMemo</code></p>`),
    quotes(
      `<p><code>useGridApiRef</code> <code>GridToolbar</code> <code>GridSortModel</code> <code>local</code></p>
      <pre>import {type GridToolbar, useGridApiRef as use} from '@mui/x-data-grid';\nimport {Box} from '@mui/material';</pre>
      <table data-api-section="props"><tr><td><code>useRow</code></table>`,
      '/x/b/',
    ),
    quotes('<h2 id="m"><code>GridToolbar</code></h2>', '/x/migration/m/'),
  ];
  expect(codeNames(pages, new Set(['GridSortModel', 'DataGrid']), new Set(['DataGrid']))).toEqual(
    new Map([
      ['/x/a/', [{id: 'use', names: ['useGridApiRef']}]],
      ['/x/b/', [{names: ['GridToolbar', 'GridSortModel']}]],
    ]),
  );
  expect(
    byHeading([
      {name: 'a', id: 'x'},
      {name: 'a', id: 'x'},
      {name: 'b', id: undefined},
    ]),
  ).toEqual([{id: 'x', names: ['a']}, {names: ['b']}]);
});

const API = {
  components: [
    {
      name: 'DataGrid',
      props: [
        {name: 'rows', type: ['readonly ', {text: 'Row', opens: 'Row'}, '[]'], signature: null},
        {
          name: 'onClick',
          type: ['Listener'],
          signature: {
            parameters: [
              {name: 'row', type: ['Row'], optional: false},
              {name: 'details', type: ['x'.repeat(100)], optional: true},
            ],
            returns: null,
          },
        },
      ],
      slots: [{name: 'cell', defaultComponent: 'GridCell', type: ['any']}],
    },
  ],
  interfaces: [
    {
      name: 'GridApi',
      declaration: ['interface GridApi'],
      properties: [{name: 'get', type: ['() => Row'], signature: null}],
    },
  ],
  events: [{name: 'rowClick', params: ['Params'], event: ['MouseEvent']}],
  selectors: [{name: 'rowsSelector', acceptsApiRef: true, result: ['Row[]']}],
} as unknown as SearchedApi;

test('types are written once, on one line, and are found by the URLs of their rows', () => {
  const pages = [
    {
      path: '/x/api/data-grid/data-grid/',
      title: 'DataGrid',
      rows: [
        {section: 'props', stem: 'data-grid-prop-', names: ['rows', 'onClick', 'unknown']},
        {section: 'slots', stem: 'data-grid-slots-', names: ['cell']},
      ],
    },
    {
      path: '/x/api/data-grid/grid-api/',
      title: 'GridApi',
      rows: [{section: 'methods', stem: 'grid-api-prop-', names: ['get']}],
    },
    {
      path: '/x/react-data-grid/events/',
      title: 'Events',
      rows: [
        {section: 'events', stem: 'data-grid-event-', names: ['rowClick']},
        {section: 'selectors', stem: 'data-grid-selector-', names: ['rowsSelector']},
      ],
    },
    {path: '/x/react-data-grid/', title: 'Overview'},
  ];
  const types = searchTypes(pages, API);
  expect(Object.keys(types.rows)).toHaveLength(3);
  const found = typesByUrl({pages, words: ''}, types);
  expect(Object.fromEntries(found)).toEqual({
    '/x/api/data-grid/data-grid/#data-grid-prop-rows': 'readonly Row[]',
    '/x/api/data-grid/data-grid/#data-grid-prop-onClick': expect.stringMatching(
      /^\(row: Row, details\?: x+…$/,
    ) as string,
    '/x/api/data-grid/data-grid/#data-grid-slots-cell': 'GridCell',
    '/x/api/data-grid/grid-api/': 'interface GridApi',
    '/x/api/data-grid/grid-api/#grid-api-prop-get': '() => Row',
    '/x/react-data-grid/events/#data-grid-event-rowClick': '(params: Params, event: MouseEvent) => void',
    '/x/react-data-grid/events/#data-grid-selector-rowsSelector': '(apiRef) => Row[]',
  });
  expect(Math.max(...[...found.values()].map((type) => type.length))).toBeLessThanOrEqual(90);
});

test('members of an interface are no props, wherever they are listed, and stand together', () => {
  const rows = (names: string[]) => ({section: 'props', stem: 'grid-api-prop-', names});
  const props = {section: 'props', stem: 'data-grid-prop-', names: ['rows']};
  expect(withMembers([rows(['get', 'set']), props, rows(['set', 'has'])], API)).toEqual([
    {...rows(['get', 'set', 'has']), section: 'methods'},
    props,
  ]);
});
