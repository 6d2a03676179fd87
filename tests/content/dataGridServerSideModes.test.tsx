/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import type {MutableRefObject} from 'react';
import {DataGrid, type DataGridProps, type GridFilterModel} from '@mui/x-data-grid';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import {useGridApiRef, type GridApiPro} from '@mui/x-data-grid-pro';
import {cellTexts, mockMeasures, pass} from './serverSideInJest';

mockMeasures();

const columns = [{field: 'name'}, {field: 'items', type: 'number'}];
const rowsFrom = (start: number, count: number): {id: number; name: string; items: number}[] =>
  Array.from({length: count}, (_, index) => ({id: start + index, name: `Row ${start + index}`, items: 1}));

function Community(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 740, height: 398}}>
      <DataGrid columns={columns} rows={[]} {...props} />
    </div>
  );
}

describe('modes', () => {
  const server: Partial<DataGridProps> = {
    paginationMode: 'server',
    rowCount: 50,
    paginationModel: {page: 2, pageSize: 5},
    pageSizeOptions: [5],
  };

  test('a page of the server is shown as it is, but client filters and sorting see only that page', () => {
    const rows = rowsFrom(11, 5);
    const {rerender} = render(<Community {...server} rows={rows} />);
    expect(cellTexts('name')).toHaveLength(5);
    rerender(<Community {...server} rows={rows} sortModel={[{field: 'name', sort: 'desc'}]} />);
    expect(cellTexts('name')[0]).toBe('Row 15');
    const filterModel = {items: [{field: 'name', operator: 'equals', value: 'Row 1'}]};
    rerender(<Community {...server} rows={rows} filterModel={filterModel} />);
    expect(cellTexts('name')).toEqual([]);
    rerender(<Community {...server} rows={rows} filterModel={filterModel} filterMode="server" />);
    expect(cellTexts('name')).toHaveLength(5);
  });

  test('without rowCount the page goes back to the first, and 0 keeps it', () => {
    const onChange = jest.fn();
    const rows = rowsFrom(11, 5);
    const {rerender} = render(<Community {...server} rows={rows} onPaginationModelChange={onChange} />);
    rerender(<Community {...server} rows={[]} rowCount={0} onPaginationModelChange={onChange} />);
    expect(onChange).not.toHaveBeenCalled();
    rerender(<Community {...server} rows={rows} rowCount={undefined} onPaginationModelChange={onChange} />);
    expect(onChange).toHaveBeenCalledWith({page: 0, pageSize: 5}, expect.anything());
  });

  test('without the mode, the second page shows the last of its rows', () => {
    const second = {...server, paginationModel: {page: 1, pageSize: 5}};
    const {rerender} = render(<Community {...second} rows={rowsFrom(6, 5)} paginationMode="client" />);
    expect(cellTexts('name')).toEqual(['Row 10']);
    rerender(<Community {...second} rows={rowsFrom(6, 5)} />);
    expect(cellTexts('name')[0]).toBe('Row 6');
  });

  test('the selection loses rows that are not on the page, unless they are to be kept', () => {
    const onChange = jest.fn();
    const props = {...server, rowSelectionModel: [1], onRowSelectionModelChange: onChange};
    const {unmount} = render(<Community {...props} rows={rowsFrom(11, 5)} />);
    expect(onChange).toHaveBeenCalledWith([], expect.anything());
    unmount();
    onChange.mockClear();
    render(<Community {...props} rows={rowsFrom(11, 5)} keepNonExistentRowsSelected />);
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('“Filter” in the column menu reports a rule without a value', () => {
  const onChange = jest.fn();
  let ref: MutableRefObject<GridApiPro>;
  function Grid() {
    ref = useGridApiRef();
    return <DataGrid apiRef={ref} columns={columns} rows={[]} filterMode="server" onFilterModelChange={onChange} />;
  }
  render(<Grid />);
  act(() => ref.current.showFilterPanel('name'));
  const [{items}] = onChange.mock.lastCall as [GridFilterModel];
  expect(items).toMatchObject([{field: 'name', operator: 'contains'}]);
  expect(items[0]?.value).toBeUndefined();
});

test('Community updates one row at a time', () => {
  let ref: MutableRefObject<GridApiPro>;
  function Grid() {
    ref = useGridApiRef();
    return <DataGrid apiRef={ref} columns={columns} rows={[]} />;
  }
  render(<Grid />);
  expect(() => ref.current.updateRows(rowsFrom(1, 2))).toThrow("MUI: You can't update several rows at once");
});

test('aggregation of Premium adds up the rows that the grid has, pinned ones excluded', async () => {
  render(
    <div style={{width: 740, height: 398}}>
      <DataGridPremium
        columns={columns}
        rows={rowsFrom(1, 5)}
        pagination
        paginationMode="server"
        rowCount={50}
        paginationModel={{page: 0, pageSize: 5}}
        pageSizeOptions={[5]}
        aggregationModel={{items: 'sum'}}
        pinnedRows={{top: [{id: 99, name: 'Pinned', items: 90}]}}
      />
    </div>,
  );
  await pass(100);
  expect(document.querySelector('.MuiDataGrid-pinnedRows--bottom [data-field=items]')?.textContent).toMatch(/5$/);
});
