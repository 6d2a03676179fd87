/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, render} from '@testing-library/react';
import {
  GRID_TREE_DATA_GROUPING_FIELD,
  useGridApiContext,
  type DataGridProProps,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import type {DataGridPremiumProps} from '@mui/x-data-grid-premium';
import {cells, COLUMNS, giveElementsASize, GROUPS, ROWS} from './groupedGrid';
import {pageFence, runFence} from './pageFence';

beforeEach(giveElementsASize);

afterEach(() => {
  jest.restoreAllMocks();
});

const FENCE = pageFence('react-data-grid/tree-data', 'filtering');

const PARTS = [
  {id: 1, path: ['A'], note: ''},
  {id: 2, path: ['A', 'B'], note: ''},
  {id: 3, path: ['A', 'B', 'C'], note: 'hit'},
  {id: 4, path: ['D'], note: ''},
];
const getTreeDataPath = ({path}: {path: string[]}) => path;

let filter: (model: Partial<GridFilterModel>) => void;

/** A footer that filters the grid which it is in. */
function Filter() {
  const apiRef = useGridApiContext();
  filter = (model) => act(() => apiRef.current.setFilterModel({items: [], ...model}));
  return null;
}

const SHARED = {disableVirtualization: true, throttleRowsMs: 0, slots: {footer: Filter}};
const HIT = [{field: 'note', operator: 'contains', value: 'hit'}];

function renderTree(props: Partial<DataGridProProps> = {}) {
  const {default: Tree} = runFence<{default: ComponentType<DataGridProProps>}>(FENCE);
  render(
    <div style={{width: 900, height: 600}}>
      <Tree {...SHARED} rows={PARTS} columns={[{field: 'note'}]} getTreeDataPath={getTreeDataPath} {...props} />
    </div>,
  );
}

const tree = () => cells(GRID_TREE_DATA_GROUPING_FIELD);
const CLOSED = ['A (2)', 'D'];
const MATCH = ['A (2)', 'B (1)', 'C'];

describe('branches are open while there is a filter', () => {
  test('of a column, or the quick filter', () => {
    renderTree();
    expect(tree()).toEqual(CLOSED);
    filter({items: HIT});
    expect(tree()).toEqual(MATCH);
    filter({});
    expect(tree()).toEqual(CLOSED);
    filter({quickFilterValues: ['hit']});
    expect(tree()).toEqual(MATCH);
    filter({quickFilterValues: []});
    expect(tree()).toEqual(CLOSED);
  });

  test('also if it needs no value, but not for an item that filters nothing', () => {
    renderTree();
    filter({items: [{field: 'note', operator: 'isNotEmpty'}]});
    expect(tree()).toEqual(MATCH);
    filter({items: [{field: 'note', operator: 'isAnyOf', value: []}]});
    expect(tree()).toEqual(CLOSED);
  });

  test('that the page begins with', () => {
    renderTree({initialState: {filter: {filterModel: {items: HIT}}}});
    expect(tree()).toEqual(MATCH);
    filter({});
    expect(tree()).toEqual(CLOSED);
  });

  test('that the page controls', () => {
    renderTree({filterModel: {items: HIT}});
    expect(tree()).toEqual(MATCH);
    filter({});
    expect(tree()).toEqual(MATCH);
  });
});

test('the same code expands the groups of DataGridPremium', () => {
  const code = FENCE.code
    .replaceAll('DataGridPro', 'DataGridPremium')
    .replaceAll('x-data-grid-pro', 'x-data-grid-premium')
    .replace(/\btreeData\b/, '');
  const {default: Groups} = runFence<{default: ComponentType<DataGridPremiumProps>}>({...FENCE, code});
  render(
    <div style={{width: 900, height: 600}}>
      <Groups {...SHARED} rows={ROWS} columns={COLUMNS} initialState={{rowGrouping: {model: ['team']}}} />
    </div>,
  );
  expect(cells(GROUPS)).toEqual(['Data (3)', 'Sales (2)']);
  filter({items: [{field: 'city', operator: 'equals', value: 'Chur'}]});
  expect(cells(GROUPS)).toEqual(['Sales (1)', '']);
});
