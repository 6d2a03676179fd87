/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  GRID_AGGREGATION_FUNCTIONS,
  renderActionsCell,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridColDef,
  type GridCsvGetRowsToExportParams,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import RowGroupingExpandOnRowClick from '../../docs/react-data-grid/recipes-row-grouping/RowGroupingExpandOnRowClick';
import RowGroupingSelectChildren from '../../docs/react-data-grid/recipes-row-grouping/RowGroupingSelectChildren';
import RowGroupingUseKeepGroupedColumnsHidden from '../../docs/react-data-grid/row-grouping/RowGroupingUseKeepGroupedColumnsHidden';
import {ACTIONS, COLUMNS, DATA_GROUP, GROUPS, Grid, actionLabels, api, cells, giveElementsASize} from './groupedGrid';
import {fenceModule} from './pageFence';

beforeEach(giveElementsASize);

afterEach(() => {
  jest.restoreAllMocks();
});

function sortBy(field: string, sort: 'asc' | 'desc' = 'asc') {
  act(() => api().setSortModel([{field, sort}]));
}

describe('grouping columns', () => {
  test('they come after the checkboxes, or before them with rowReordering', () => {
    const order = (props: Partial<DataGridPremiumProps>) => {
      const {unmount} = render(<Grid columns={[{field: 'team'}]} checkboxSelection {...props} />);
      const fields = api()
        .getAllColumns()
        .map(({field}) => field);
      unmount();
      return fields;
    };
    expect(order({})).toEqual(['__check__', GROUPS, 'team']);
    expect(order({rowReordering: true})).toEqual([GROUPS, '__reorder__', '__check__', 'team']);
  });

  test('flex and minWidth are those of groupingColDef, and later widths need new columns', () => {
    const column = () => api().getColumn(GROUPS);
    const columns: GridColDef[] = [{field: 'team', flex: 1, minWidth: 120}];
    const {rerender} = render(<Grid columns={columns} />);
    expect([column().flex, column().minWidth]).toEqual([undefined, 50]);
    rerender(<Grid key="wide" columns={columns} groupingColDef={{width: 150}} />);
    rerender(<Grid key="wide" columns={columns} groupingColDef={{width: 300, headerName: 'New'}} />);
    expect([column().headerName, column().computedWidth]).toEqual(['New', 150]);
    act(() => api().setColumnWidth(GROUPS, 300));
    expect(column().computedWidth).toBe(300);
    rerender(<Grid key="flexible" columns={columns} groupingColDef={{flex: 1}} />);
    rerender(<Grid key="flexible" columns={columns} groupingColDef={{flex: 3, headerName: 'New'}} />);
    act(() => api().setColumnWidth(GROUPS, 300));
    expect([column().headerName, column().flex]).toEqual(['New', 1]);
    rerender(<Grid key="flexible" columns={[...columns]} groupingColDef={{flex: 4}} />);
    expect(column().flex).toBe(4);
  });
});

describe('cells of group rows', () => {
  test('buttons of actions are in all rows, or with a renderer in those with data', () => {
    const grid = (column: GridColDef) => <Grid columns={[...COLUMNS, column]} />;
    const {rerender} = render(grid(ACTIONS));
    act(() => api().setRowChildrenExpansion(DATA_GROUP, true));
    const ofRows = ['Delete Bern', 'Delete Aarau', 'Delete Aarau'];
    expect(actionLabels()).toEqual(['Delete undefined', ...ofRows, 'Delete undefined']);
    rerender(
      grid({
        ...ACTIONS,
        renderCell: (params) => (params.rowNode.type === 'leaf' ? renderActionsCell(params) : null),
      }),
    );
    expect(actionLabels()).toEqual([undefined, ...ofRows, undefined]);
  });

  test('a function shows the value that all rows of a group share', () => {
    const shared: GridAggregationFunction = {
      label: 'shared',
      apply: ({values}) => (new Set(values.map(String)).size === 1 ? (values[0] as unknown) : null),
    };
    const rows = [
      {id: 1, team: 'Data', city: 'Bern', since: new Date(2026, 1, 1), hours: 1},
      {id: 2, team: 'Data', city: 'Bern', since: new Date(2026, 1, 1), hours: 2},
      {id: 3, team: 'Sales', city: 'Oslo', since: null, hours: 3},
      {id: 4, team: 'Sales', city: 'Chur', since: null, hours: 4},
    ];
    render(
      <Grid
        rows={rows}
        columns={[...COLUMNS, {field: 'since', type: 'date'}]}
        aggregationFunctions={{...GRID_AGGREGATION_FUNCTIONS, shared}}
        getAggregationPosition={({depth}) => (depth === -1 ? null : 'inline')}
        initialState={{
          rowGrouping: {model: ['team']},
          aggregation: {model: {city: 'shared', since: 'shared', hours: 'sum'}},
        }}
      />,
    );
    expect(cells('city')).toEqual(['Bern', '']);
    expect(cells('since')).toEqual([new Date(2026, 1, 1).toLocaleDateString(), '']);
    expect(cells('hours')).toEqual(['3', '7']);
  });
});

describe('other features', () => {
  test('a page and the footer count the outermost groups', () => {
    render(<Grid pagination pageSizeOptions={[1]} paginationModel={{page: 0, pageSize: 1}} />);
    act(() => api().setRowChildrenExpansion(DATA_GROUP, true));
    expect(cells(GROUPS)).toEqual(['Data (3)', '', '', '']);
    document.body.innerHTML = '';
    render(<Grid />);
    expect(document.querySelector('.MuiDataGrid-footerContainer')?.textContent).toBe('Total Rows: 2');
  });

  test('a selected group selects no rows and is dropped by a sorting, unless ids of no row are kept', () => {
    const {rerender} = render(<Grid checkboxSelection />);
    act(() => api().selectRows([DATA_GROUP, 2]));
    expect([...api().getSelectedRows().keys()].sort()).toEqual([2, DATA_GROUP]);
    sortBy('city');
    expect(api().state.rowSelection).toEqual([2]);
    rerender(<Grid checkboxSelection keepNonExistentRowsSelected />);
    act(() => api().selectRows([DATA_GROUP]));
    sortBy('city', 'desc');
    expect(api().state.rowSelection).toContain(DATA_GROUP);
  });

  test('select all skips the rows of collapsed groups', () => {
    render(<Grid checkboxSelection />);
    fireEvent.click(document.querySelector('[role=columnheader] input')!);
    expect(api().state.rowSelection).toHaveLength(2);
  });

  test('group rows cannot be edited', () => {
    render(<Grid />);
    expect(api().isCellEditable(api().getCellParams(DATA_GROUP, 'city'))).toBe(false);
    expect(api().isCellEditable(api().getCellParams(1, 'city'))).toBe(true);
  });

  test('CSV has a line for each group, or the rows alone', () => {
    render(<Grid />);
    expect(api().getDataAsCsv().split('\r\n')).toHaveLength(8);
    const rowsAlone = api().getDataAsCsv({
      getRowsToExport: ({apiRef}: GridCsvGetRowsToExportParams) => apiRef.current.getAllRowIds(),
    });
    expect(rowsAlone.split('\r\n')).toHaveLength(6);
  });

  test('a group across the whole width is one cell', () => {
    const colSpan: GridColDef['colSpan'] = ({rowNode}) => (rowNode.type === 'group' ? 99 : 1);
    render(<Grid groupingColDef={{colSpan}} defaultGroupingExpansionDepth={-1} />);
    const widths = [...document.querySelectorAll('.MuiDataGrid-row')].map(
      (row) => row.querySelectorAll('[role=cell]').length,
    );
    expect(widths).toEqual([1, 4, 4, 4, 1, 4, 4]);
  });

  test('saved state has the model and not the expansion', () => {
    render(<Grid defaultGroupingExpansionDepth={-1} />);
    const saved = api().exportState();
    expect(saved.rowGrouping).toEqual({model: ['team']});
    expect(JSON.stringify(saved)).not.toContain('auto-generated');
  });

  test('Space expands a group', () => {
    render(<Grid />);
    const cell = document.querySelector<HTMLElement>(`[role=cell][data-field="${GROUPS}"]`)!;
    act(() => cell.focus());
    fireEvent.keyDown(cell, {key: ' '});
    expect(cells(GROUPS)).toHaveLength(5);
    expect(document.querySelector('[aria-level], [role=row][aria-expanded]')).toBeNull();
  });

  test('the hook hides what is grouped and shows it again', () => {
    render(<RowGroupingUseKeepGroupedColumnsHidden />);
    const header = (field: string) => document.querySelector(`[role=columnheader][data-field="${field}"]`);
    expect(header('team')).toBeNull();
    fireEvent.click(header(GROUPS)!.querySelector('[aria-label=Menu]')!);
    fireEvent.click(screen.getByText('Stop grouping by Team'));
    expect(header(GROUPS)).toBeNull();
    expect(header('team')).not.toBeNull();
  });
});

describe('recipes', () => {
  test('a click on the row toggles its group once, and so does the button', () => {
    const {container} = render(<RowGroupingExpandOnRowClick />);
    const count = () => container.querySelectorAll('.MuiDataGrid-row').length;
    const collapsed = count();
    expect(container.querySelectorAll('.expense-group')).toHaveLength(collapsed);
    const amount = () => container.querySelector('.MuiDataGrid-row [data-field=amount]')!;
    fireEvent.click(amount());
    expect(count()).toBe(collapsed + 2);
    expect(container.querySelectorAll('.expense-group')).toHaveLength(collapsed);
    fireEvent.click(container.querySelector('[aria-label="hide children"]')!);
    expect(count()).toBe(collapsed);
    expect(container.querySelector('.Mui-selected')).toBeNull();
  });

  test('grouping columns are pinned, also by a later grouping', () => {
    const {initialState} = fenceModule<{initialState: GridInitialState}>(
      'react-data-grid/recipes-row-grouping',
      'pinning-a-grouped-column',
    );
    expect(JSON.stringify(initialState)).toContain('__row_group_by_columns_group_city__');
    render(<Grid initialState={{pinnedColumns: {left: [GROUPS]}}} />);
    expect(document.querySelector('.MuiDataGrid-pinnedColumns')).toBeNull();
    act(() => api().setRowGroupingModel(['team']));
    expect(document.querySelector('.MuiDataGrid-pinnedColumns')?.textContent).toBe('Data (3)Sales (2)');
  });

  test('a group selects its rows, and one row less unchecks it', () => {
    const {container} = render(<RowGroupingSelectChildren />);
    const boxes = () => [...container.querySelectorAll<HTMLInputElement>('[role=cell] input')];
    const checked = () =>
      boxes()
        .map((box) => Number(box.checked))
        .join('');
    fireEvent.click(boxes()[0]!);
    expect(checked().startsWith('1110')).toBe(true);
    fireEvent.click(boxes()[1]!);
    expect(checked().startsWith('0010')).toBe(true);
    fireEvent.click(boxes()[1]!);
    fireEvent.click(container.querySelector('[role=columnheader][data-field=amount]')!);
    expect(checked().startsWith('1110')).toBe(true);
    fireEvent.click(container.querySelector('[role=columnheader] input')!);
    expect(checked()).not.toContain('1');
    fireEvent.click(container.querySelector('[role=columnheader] input')!);
    expect(checked()).not.toContain('0');
  });
});
