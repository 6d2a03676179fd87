/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {DataGrid, type DataGridProps, useGridApiRef as useFreeApiRef} from '@mui/x-data-grid';
import {DataGridPro, type DataGridProProps, useGridApiRef} from '@mui/x-data-grid-pro';
import UpdateRowsApiRef from '../../docs/react-data-grid/row-updates/UpdateRowsApiRef';
import UpdateRowsProp from '../../docs/react-data-grid/row-updates/UpdateRowsProp';
import {giveGridsASize} from './dataGridRowsInJest';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  giveGridsASize(800, 400);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

interface Named {
  id?: number | string;
  name: string;
  code?: string;
}

const columns = [{field: 'name'}];

let free: ReturnType<typeof useFreeApiRef>;
let api: ReturnType<typeof useGridApiRef>;

function Grid(props: Partial<DataGridProps>) {
  const apiRef = useFreeApiRef();
  free = apiRef;
  return (
    <div style={{width: 800, height: 300}}>
      <DataGrid apiRef={apiRef} disableVirtualization columns={columns} rows={[]} {...props} />
    </div>
  );
}

function Pro(props: Partial<Omit<DataGridProProps, 'pagination'>>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 800, height: 300}}>
      <DataGridPro apiRef={apiRef} disableVirtualization columns={columns} rows={[]} {...props} />
    </div>
  );
}

function names(field = 'name'): string[] {
  return [...document.querySelectorAll(`[role=cell][data-field=${field}]`)].map((cell) => cell.textContent ?? '');
}

describe('row updates', () => {
  const rows: Named[] = [
    {id: 1, name: 'Ada', code: 'a'},
    {id: 2, name: 'Ben', code: 'b'},
  ];

  test('updateRows changes, adds at the end and deletes; a new array loses it all, the same one does not', () => {
    const {rerender} = render(<Pro rows={rows} />);
    act(() =>
      api.current.updateRows([
        {id: 2, _action: 'delete'},
        {id: 9, name: 'Ida'},
        {id: 1, name: 'Eve'},
      ]),
    );
    expect(names()).toEqual(['Eve', 'Ida']);
    expect(api.current.getRow(1)).toEqual({id: 1, name: 'Eve', code: 'a'});
    expect([...api.current.getRowModels().keys()]).toEqual([1, 9]);
    rerender(<Pro rows={rows} />);
    expect(names()).toEqual(['Eve', 'Ida']);
    rerender(<Pro rows={[...rows]} />);
    expect(names()).toEqual(['Ada', 'Ben']);
  });

  test('in a sorted grid, updateRows adds a row at its place', () => {
    render(<Pro rows={rows} initialState={{sorting: {sortModel: [{field: 'name', sort: 'asc'}]}}} />);
    act(() => api.current.updateRows([{id: 9, name: 'Bea'}]));
    expect(names()).toEqual(['Ada', 'Bea', 'Ben']);
  });

  test('of several updates of a row in one call, a later one wins', () => {
    render(<Pro rows={rows} />);
    act(() =>
      api.current.updateRows([
        {id: 1, name: 'Eve', code: 'e'},
        {id: 1, name: 'Ida'},
      ]),
    );
    expect(api.current.getRow(1)).toEqual({id: 1, name: 'Ida', code: 'e'});
  });

  test('the free grid takes one row in a call', () => {
    render(<Grid rows={rows} />);
    expect(() => free.current.updateRows([{id: 1}, {id: 2}])).toThrow(
      "MUI: You can't update several rows at once in `apiRef.current.updateRows` on the DataGrid.",
    );
    act(() => free.current.updateRows([{id: 1, name: 'Eve'}]));
    expect(names()).toEqual(['Eve', 'Ben']);
  });

  test('with getRowId, a deletion too needs what it reads', () => {
    render(<Grid rows={rows} getRowId={(row: Named) => row.code!} />);
    expect(() => free.current.updateRows([{id: 1, _action: 'delete'}])).toThrow('when calling updateRows():');
    act(() => free.current.updateRows([{code: 'a', _action: 'delete'}]));
    expect(names()).toEqual(['Ben']);
  });

  test('throttleRowsMs holds back updateRows and setRows, and not a new array', () => {
    jest.useFakeTimers();
    const {rerender} = render(<Pro rows={rows} throttleRowsMs={2_000} />);
    act(() => api.current.updateRows([{id: 1, name: 'Eve'}]));
    act(() =>
      api.current.updateRows([
        {id: 1, name: 'Ida'},
        {id: 2, name: 'Bo'},
      ]),
    );
    expect(names()).toEqual(['Ada', 'Ben']);
    act(() => {
      jest.advanceTimersByTime(2_000);
    });
    expect(names()).toEqual(['Ida', 'Bo']);
    act(() => api.current.setRows([{id: 3, name: 'Cleo'}]));
    expect(names()).toEqual(['Ida', 'Bo']);
    rerender(<Pro rows={[{id: 4, name: 'Dora'}]} throttleRowsMs={2_000} />);
    expect(names()).toEqual(['Dora']);
  });

  test('rows that are removed and added within one period are missing', () => {
    jest.useFakeTimers();
    render(<Pro rows={rows} throttleRowsMs={2_000} />);
    act(() => {
      api.current.updateRows([{id: 1, _action: 'delete'}]);
      api.current.updateRows([{id: 2, _action: 'delete'}]);
      api.current.updateRows([{id: 1, name: 'Ada'}]);
      api.current.updateRows([{id: 2, name: 'Ben'}]);
      jest.advanceTimersByTime(2_000);
    });
    expect(names().length).toBeLessThan(2);
  });

  test('the demo with the rows prop adds, changes and removes', () => {
    render(<UpdateRowsProp />);
    fireEvent.click(screen.getByText('Add'));
    fireEvent.click(screen.getByText('Next stop'));
    fireEvent.click(screen.getByText('Remove first'));
    expect(names('id')).toEqual(['402', '403', '404']);
    expect(names('stop')).toEqual(['4', '6', '8']);
  });

  test('the demo with updateRows counts, and adds a team once', () => {
    render(<UpdateRowsApiRef />);
    for (const label of ['Foxes score', 'Foxes score', 'Add Owls', 'Add Owls']) {
      fireEvent.click(screen.getByText(label));
    }
    expect(names('team')).toEqual(['Skaters', 'Foxes', 'Herons', 'Owls']);
    expect(names('points')).toEqual(['12', '13', '11', '0']);
    fireEvent.click(screen.getByText('Remove Owls'));
    expect(names('team')).toHaveLength(3);
  });

  test('one call of updateRows filters all rows again', () => {
    const passes = jest.fn(() => true);
    const isLong = {value: 'isLong', getApplyFilterFn: () => passes};
    render(
      <Pro
        rows={rows}
        columns={[{field: 'name', filterOperators: [isLong]}]}
        filterModel={{items: [{field: 'name', operator: 'isLong'}]}}
      />,
    );
    passes.mockClear();
    act(() => api.current.updateRows([{id: 1, name: 'Eve'}]));
    expect(passes).toHaveBeenCalledTimes(2);
  });

  test('a new array keeps the scroll position, and collapses what users have expanded', () => {
    const tree = (members: Named[]) => (
      <Pro rows={members} treeData getTreeDataPath={(row: Named) => (row.id === 1 ? ['x'] : ['x', 'y'])} />
    );
    const {rerender} = render(tree(rows));
    act(() => api.current.setRowChildrenExpansion(1, true));
    expect(names()).toEqual(['Ada', 'Ben']);
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller')!;
    scroller.scrollTop = 20;
    rerender(tree([...rows]));
    expect(names()).toEqual(['Ada']);
    expect(scroller.scrollTop).toBe(20);
  });

  test('lazy loading: rows at another position throw, and those of groups too', () => {
    const lazy = {experimentalFeatures: {lazyLoading: true}, rowsLoadingMode: 'server', rowCount: 4} as const;
    const {unmount} = render(<Pro rows={rows} {...lazy} />);
    expect(() =>
      act(() =>
        api.current.unstable_replaceRows(0, [
          {id: 2, name: 'Ben'},
          {id: 1, name: 'Ada'},
        ]),
      ),
    ).toThrow("Cannot read properties of undefined (reading 'type')");
    unmount();
    render(<Pro rows={rows} treeData getTreeDataPath={(row: Named) => (row.id === 1 ? ['x'] : ['x', 'y'])} />);
    expect(() => api.current.unstable_replaceRows(0, [{id: 5}])).toThrow(
      '`apiRef.current.unstable_replaceRows` is not compatible with tree data and row grouping',
    );
  });
});
