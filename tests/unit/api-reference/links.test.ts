import {linkEvents, linkPage, linkTypes, rowIds, type LinkedSite} from '@site/plugins/api-reference/node/linkedData';
import {resolveLink, resolveText} from '@site/plugins/api-reference/node/links';
import {parseRichText} from '@site/src/node/packages/richText';
import type {ApiEvent, ApiProp, ComponentApi, RichInline} from '@site/plugins/api-reference/types';

let notices: string[];
const report = (notice: string) => notices.push(notice);

beforeEach(() => {
  notices = [];
});

const pages = new Map([
  ['/x/react-tree-view/', new Set(['multi-selection'])],
  ['/x/api/tree-view/tree-view/', new Set(['tree-view-prop-id'])],
  ['/x/api/date-pickers/multi-input-time-range-field/', new Set<string>()],
]);
const location = 'the prop "a" of B';

describe('links of comments', () => {
  it.each([
    ['https://mui.com/x/react-tree-view/', '/x/react-tree-view/'],
    ['https://mui.com/x/react-tree-view', '/x/react-tree-view/'],
    ['http://mui.com/x/react-tree-view/#multi-selection', '/x/react-tree-view/#multi-selection'],
    ['/x/api/tree-view/tree-view/', '/x/api/tree-view/tree-view/'],
    ['/x/api/tree-view/tree-view/#tree-view-prop-id', '/x/api/tree-view/tree-view/#tree-view-prop-id'],
    ['https://mui.com/x/api/multi-input-time-range-field/', '/x/api/date-pickers/multi-input-time-range-field/'],
    ['https://mui.com/x/react-charts/', 'https://mui.com/x/react-charts/'],
    ['https://mui.com/components/data-grid/editing/#a', 'https://mui.com/x/react-data-grid/editing/#a'],
    ['/material-ui/transitions/#a', 'https://mui.com/material-ui/transitions/#a'],
    ['https://mui.com', 'https://mui.com'],
    ['https://mui.community/x/react-tree-view/', 'https://mui.community/x/react-tree-view/'],
    ['http://reactcommunity.org/a/', 'http://reactcommunity.org/a/'],
    ['#rows', '#rows'],
  ])('leads %s to %s', (href, expected) => {
    expect(resolveLink(href, {pages, location, report})).toBe(expected);
    expect(notices).toEqual([]);
  });

  it('leads to the page, and says so, where the page has no such id', () => {
    expect(resolveLink('/x/react-tree-view/#gone', {pages, location, report})).toBe('/x/react-tree-view/');
    expect(notices).toEqual([
      '[api-reference] the comment of the prop "a" of B links to /x/react-tree-view/#gone, but /x/react-tree-view/ has ' +
        'nothing with the id "gone"; it leads to the page.',
    ]);
  });

  it('tells of a URL that never was a page', () => {
    expect(resolveLink('/x/react-tre-view/', {pages, location, report})).toBe('https://mui.com/x/react-tre-view/');
    expect(notices).toEqual([
      '[api-reference] the comment of the prop "a" of B links to /x/react-tre-view/, which never was a page. ' +
        'Where it moved belongs into src/site/movedPages.ts.',
    ]);
  });
});

function inlineOf(comment: string, names: Readonly<Record<string, string>>): readonly RichInline[] {
  const [block] = resolveText(parseRichText(comment), {pages, names: new Map(Object.entries(names)), location, report});
  return block?.kind === 'paragraph' ? block.content : [];
}

describe('code that names something', () => {
  const names = {DataGrid: '/x/api/data-grid/data-grid/', rows: '#data-grid-prop-rows'};

  it.each([
    ['`DataGrid`', 'DataGrid'],
    ['`<DataGrid />`', 'DataGrid'],
    ['{@link DataGrid}', 'DataGrid'],
    ['[[DataGrid]]', 'DataGrid'],
    ['[[DataGrid[]]]', 'DataGrid'],
    ['`rows`', 'rows'],
    ['`rows={[]}`', 'rows'],
  ] as const)('leads there: %s', (comment, name) => {
    expect(inlineOf(comment, names)).toEqual([
      {kind: 'link', href: names[name], content: [{kind: 'code', text: expect.stringContaining(name) as string}]},
    ]);
  });

  it.each(['`DataGridPro`', '`rows.length`', 'rows', '`constructor`'])('leaves %s alone', (comment) => {
    expect(inlineOf(comment, names).filter((part) => typeof part !== 'string' && part.kind === 'link')).toEqual([]);
  });

  it('stays inside a link that the comment makes', () => {
    expect(inlineOf('[the `rows`](/x/react-tree-view/)', names)).toEqual([
      {kind: 'link', href: '/x/react-tree-view/', content: ['the ', {kind: 'code', text: 'rows'}]},
    ]);
  });
});

function prop(name: string, comment: string): ApiProp {
  return {
    name,
    type: ['string'],
    required: false,
    defaultValue: null,
    deprecation: null,
    description: parseRichText(comment),
    signature: null,
    plan: null,
    demos: [],
  };
}

const GRID: ComponentApi = {
  kind: 'component',
  name: 'DataGrid',
  productId: 'x-data-grid',
  packageName: '@mui/x-data-grid',
  packageVersion: '6.19.2',
  plan: 'community',
  importPaths: [],
  refType: null,
  inheritance: null,
  props: [prop('rows', 'Of `rows`, `columns`, `DataGrid` and `GridColDef`.'), prop('columns', '')],
  slots: [{name: 'cell', type: [], defaultComponent: null, deprecation: parseRichText('`rows`'), description: []}],
  classes: [{rule: 'root', className: 'MuiDataGrid-root', isState: false, description: parseRichText('`rows={1}`')}],
  theme: null,
};

describe('a page', () => {
  const names = new Map([
    ['DataGrid', '/x/api/data-grid/data-grid/'],
    ['GridColDef', '/x/api/data-grid/grid-col-def/'],
  ]);
  const site: LinkedSite = {pages, report: () => undefined, namesOf: () => names};
  const linked = JSON.stringify(linkPage(GRID, site));

  it('links to other pages and to other rows, not to itself', () => {
    expect([...linked.matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '#data-grid-prop-columns',
      '/x/api/data-grid/grid-col-def/',
      '#data-grid-prop-rows',
      '#data-grid-prop-rows',
    ]);
  });

  it('has an id for every row, in the published form', () => {
    expect([...rowIds(GRID)]).toEqual([
      'data-grid-prop-rows',
      'data-grid-prop-columns',
      'data-grid-slots-cell',
      'data-grid-classes-MuiDataGrid-root',
    ]);
  });

  it('gives types that have a page its URL', () => {
    const type = {id: 'GridColDef', name: 'GridColDef', description: [], text: null, members: [], href: null};
    const types = linkTypes({GridColDef: type} as never, 'x-data-grid', site);
    expect(types['GridColDef']?.href).toBe('/x/api/data-grid/grid-col-def/');
  });

  it('is where the prop of an event leads, on the least plan that has it', () => {
    const event = {name: 'rowsSet', prop: {name: 'rows', href: null}} as ApiEvent;
    const premium: ComponentApi = {...GRID, name: 'DataGridPremium'};
    expect(linkEvents([event], [GRID, premium])[0]?.prop?.href).toBe('/x/api/data-grid/data-grid/#data-grid-prop-rows');
    expect(linkEvents([{...event, prop: {name: 'none', href: null}}], [GRID])[0]?.prop?.href).toBeNull();
  });
});
