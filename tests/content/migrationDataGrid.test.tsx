/** @jest-environment jsdom */
import * as React from 'react';
import {createPortal} from 'react-dom';
import Dialog from '@mui/material/Dialog';
import {act, fireEvent, render, screen} from '@testing-library/react';
import * as premium from '@mui/x-data-grid-premium';
import {
  DataGridPremium,
  GridFilterInputSingleSelect,
  getGridSingleSelectOperators,
  gridDensitySelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import {fenceModule} from './pageFence';

const PAGE = 'migration/migration-data-grid-v5';
const columns: GridColDef[] = [
  {field: 'name', width: 100},
  {field: 'city', width: 100},
];
const rows = [{id: 1, name: 'Ada', city: 'Oslo'}];

beforeEach(() => {
  // Missing license keys.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** A grid of 600 by 400 pixels. The answer is its API. */
function renderGrid(props: DataGridPremiumProps) {
  let api: React.MutableRefObject<GridApi> | undefined;
  function Grid(own: DataGridPremiumProps) {
    const apiRef = useGridApiRef();
    api = apiRef;
    return (
      <div style={{width: 600, height: 400}}>
        <DataGridPremium disableVirtualization apiRef={apiRef} {...own} />
      </div>
    );
  }
  const {rerender} = render(<Grid {...props} />);
  return {
    api: () => {
      if (!api) {
        throw new Error('The grid has not rendered.');
      }
      return api.current;
    },
    setProps: (more: Partial<DataGridPremiumProps>) => rerender(<Grid {...props} {...more} />),
  };
}

function cell(field: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[role=cell][data-field=${field}]`);
  if (!found) {
    throw new Error(`There is no cell of ${field}.`);
  }
  return found;
}

test('a renderer that returns null leaves the cell empty, and undefined shows the formatted value', () => {
  renderGrid({
    rows,
    columns: [
      {field: 'name', width: 100, renderCell: () => null},
      {field: 'city', width: 100, valueFormatter: ({value}) => `in ${String(value)}`, renderCell: () => undefined},
    ],
  });
  expect(cell('name').textContent).toBe('');
  expect(cell('city').textContent).toBe('in Oslo');
});

test('keys pressed in a portal reach cellKeyDown, and the handler of the page ignores them', () => {
  const {handleCellKeyDown} = fenceModule<{handleCellKeyDown: GridEventListener<'cellKeyDown'>}>(PAGE, 'events');
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const anyKey = jest.fn();
  const {api} = renderGrid({
    rows,
    columns: [
      {
        field: 'name',
        width: 100,
        renderCell: () => (
          <>
            <button>inside</button>
            {createPortal(<button>in a portal</button>, document.body)}
          </>
        ),
      },
    ],
    onCellKeyDown: anyKey,
    onCellClick: anyKey,
    onCellDoubleClick: anyKey,
  });
  act(() => {
    api().subscribeEvent('cellKeyDown', handleCellKeyDown);
  });
  fireEvent.keyDown(screen.getByText('in a portal'), {key: 'q'});
  fireEvent.click(screen.getByText('in a portal'));
  fireEvent.doubleClick(screen.getByText('in a portal'));
  expect(anyKey).toHaveBeenCalledTimes(3);
  expect(log).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByText('inside'), {key: 'q'});
  expect(log).toHaveBeenCalledWith('name', 'q');
});

test.each([
  ['reacts', undefined, 'edit', 'view'],
  ['does not react if the dialog stops them', (event: React.KeyboardEvent) => event.stopPropagation(), 'view', 'edit'],
])('the grid %s to keys in a dialog of a cell and of an editor', async (_, onKeyDown, afterLetter, afterEnter) => {
  const dialog = () => (
    <Dialog open onKeyDown={onKeyDown}>
      <input aria-label="in a dialog" />
    </Dialog>
  );
  const {api} = renderGrid({
    rows,
    columns: [
      {field: 'name', width: 100, editable: true, renderCell: dialog},
      {field: 'city', width: 100, editable: true, renderEditCell: dialog},
    ],
  });
  fireEvent.keyDown(screen.getByLabelText('in a dialog'), {key: 'q'});
  expect(api().getCellMode(1, 'name')).toBe(afterLetter);
  if (afterLetter === 'edit') {
    act(() => api().stopCellEditMode({id: 1, field: 'name'}));
  }
  act(() => api().startCellEditMode({id: 1, field: 'city'}));
  fireEvent.keyDown(screen.getAllByLabelText('in a dialog').at(-1) as HTMLElement, {key: 'Enter'});
  await act(async () => {});
  expect(api().getCellMode(1, 'city')).toBe(afterEnter);
});

test('onColumnOrderChange reports the drop alone, columnIndexChange each step', () => {
  const order = jest.fn();
  const step = jest.fn();
  const {api} = renderGrid({rows, columns, onColumnOrderChange: order});
  act(() => {
    api().subscribeEvent('columnIndexChange', step);
    api().setColumnIndex('name', 1);
  });
  expect(step).toHaveBeenCalledTimes(1);
  expect(order).not.toHaveBeenCalled();

  const dragged = screen.getByText('name').closest('[draggable="true"]');
  const over = screen.getByText('city').closest('[draggable="true"]');
  if (!dragged || !over) {
    throw new Error('The headers cannot be dragged.');
  }
  const event = (type: string, x: number) =>
    Object.assign(new MouseEvent(type, {bubbles: true, cancelable: true, clientX: x, clientY: 1}), {
      dataTransfer: {dropEffect: 'move'},
    });
  fireEvent(dragged, event('dragstart', 150));
  fireEvent(over, event('dragover', 120));
  fireEvent(over, event('dragover', 50));
  expect(step).toHaveBeenCalledTimes(2);
  expect(order).not.toHaveBeenCalled();
  fireEvent(dragged, event('dragend', 50));
  expect(order).toHaveBeenCalledTimes(1);
  const [params] = order.mock.calls[0] as [object];
  expect(Object.keys(params).sort()).toEqual(['column', 'oldIndex', 'targetIndex']);
});

test.each([
  ['tree data', {treeData: true, getTreeDataPath: ({path}: {path: string[]}) => path}],
  ['row grouping', {initialState: {rowGrouping: {model: ['kind']}}}],
])('with %s, new rows reset the groups that users opened, and updateRows does not', (_, props) => {
  const list = [
    {id: 1, kind: 'A', path: ['A']},
    {id: 2, kind: 'A', path: ['A', 'B']},
  ];
  const {api, setProps} = renderGrid({columns: [{field: 'kind'}], rows: list, ...props});
  const group = () =>
    Object.values(premium.gridRowTreeSelector(api().state, api().instanceId)).find(
      (node) => node.type === 'group' && node.depth === 0 && node.groupingKey === 'A',
    ) as premium.GridGroupNode;
  act(() => api().setRowChildrenExpansion(group().id, true));
  expect(group().childrenExpanded).toBe(true);
  act(() => api().updateRows([{id: 3, kind: 'A', path: ['A', 'C']}]));
  expect(group().childrenExpanded).toBe(true);
  setProps({rows: list.map((row) => ({...row}))});
  expect(group().childrenExpanded).toBe(false);
});

test('the density is a factor, and the hook of the page computes the height of a row from it', () => {
  const {useRowHeight} = fenceModule<{useRowHeight: (rowHeight?: number) => number}>(PAGE, 'state-access');
  function Footer() {
    return <p>{useRowHeight()} px</p>;
  }
  const {api} = renderGrid({rows, columns, slots: {footer: Footer}});
  act(() => api().setDensity('comfortable'));
  expect(gridDensitySelector(api().state)).toEqual({value: 'comfortable', factor: 1.3});
  expect(screen.getByText('67 px')).toBeInstanceOf(HTMLElement);
  expect(document.querySelector<HTMLElement>('.MuiDataGrid-row')?.style.minHeight).toBe('67px');
});

test('onBlur of a cell gets the event of the browser, from which the page reads the cell', () => {
  const {default: Orders} = fenceModule<{default: React.ComponentType}>(PAGE, 'renamed-props');
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  render(
    <div style={{width: 600, height: 400}}>
      <Orders />
    </div>,
  );
  fireEvent.blur(cell('customer'));
  expect(log).toHaveBeenCalledWith({field: 'customer', id: '1042'});
});

test('singleSelect columns filter with an input of their own', () => {
  expect(getGridSingleSelectOperators()[0]?.InputComponent).toBe(GridFilterInputSingleSelect);
});

test('slots win over components', () => {
  renderGrid({
    rows,
    columns,
    components: {Footer: () => <p>old footer</p>, Toolbar: () => <p>old toolbar</p>},
    slots: {toolbar: () => <p>new toolbar</p>},
  });
  expect(screen.getByText('new toolbar')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('old footer')).toBeNull();
});

test('a page size that is no option hides the menu of sizes and warns', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  renderGrid({
    rows,
    columns,
    pagination: true,
    pageSizeOptions: [10, 25],
    initialState: {pagination: {paginationModel: {page: 0, pageSize: 7}}},
  });
  expect(warn.mock.calls.join()).toContain('is not preset in the `pageSizeOptions`');
  expect(screen.queryByText('Rows per page:')).toBeNull();
});

test('what the page calls gone is gone, and what replaces it is there', () => {
  const gone = [
    'gridVisibleRowsSelector',
    'filterableGridColumnsIdsSelector',
    'visibleGridColumnsLengthSelector',
    'gridColumnsMetaSelector',
    'gridFilterStateSelector',
    'gridSortingStateSelector',
    'gridRowsStateSelector',
    'gridRowGroupingStateSelector',
    'gridDensityRowHeightSelector',
    'gridEditRowsStateSelector',
    'useGridApi',
    'useGridState',
    'getGridColDef',
  ];
  const there = [
    'gridExpandedSortedRowIdsSelector',
    'gridFilterableColumnLookupSelector',
    'gridVisibleColumnDefinitionsSelector',
    'gridColumnsTotalWidthSelector',
    'gridColumnPositionsSelector',
    'gridFilterModelSelector',
    'gridFilteredRowsLookupSelector',
    'gridSortModelSelector',
    'gridSortedRowIdsSelector',
    'gridRowsLookupSelector',
    'gridRowTreeSelector',
    'gridDataRowIdsSelector',
    'gridRowGroupingModelSelector',
    'gridDensityFactorSelector',
    'gridColumnGroupsHeaderMaxDepthSelector',
    'gridRowMaximumTreeDepthSelector',
  ];
  expect(gone.filter((name) => name in premium)).toEqual([]);
  expect(there.filter((name) => !(name in premium))).toEqual([]);
});
