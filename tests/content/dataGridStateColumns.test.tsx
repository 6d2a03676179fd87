/** @jest-environment jsdom */
import {useEffect} from 'react';
import {act, render} from '@testing-library/react';
import {DataGrid, GRID_CHECKBOX_SELECTION_FIELD, type DataGridProps} from '@mui/x-data-grid';
import {DataGridPro, useGridApiRef, type DataGridProProps, type GridApi, type GridColDef} from '@mui/x-data-grid-pro';

let api: GridApi;

beforeEach(() => {
  // License notices.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(900);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

const rows = [{id: 1, a: 'a1', b: 'b1', c: 'c1'}];
const columns: GridColDef[] = [
  {field: 'a'},
  {field: 'b', width: 150},
  {field: 'c', flex: 1},
  {field: 'd', minWidth: 60},
];

function Grid(props: Partial<DataGridProProps>) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef.current;
  });
  return <DataGridPro autoHeight apiRef={apiRef} rows={rows} columns={columns} {...(props as object)} />;
}

const headers = () =>
  [...document.querySelectorAll('[role=columnheader]')].map((header) => header.getAttribute('data-field'));

describe('orderedFields', () => {
  const inOrder = (...orderedFields: string[]) => ({initialState: {columns: {orderedFields}}});

  test.each([
    [
      ['c', 'a'],
      ['c', 'a', '__check__', 'b', 'd'],
    ],
    [
      [GRID_CHECKBOX_SELECTION_FIELD, 'c', 'a'],
      ['__check__', 'c', 'a', 'b', 'd'],
    ],
  ])('with checkboxes and the list %s', (fields, expected) => {
    const props: DataGridProps = {rows, columns, checkboxSelection: true, ...inOrder(...fields)};
    render(<DataGrid autoHeight {...props} />);
    expect(headers()).toEqual(expected);
  });

  test('the other columns of the grid follow too', () => {
    render(
      <Grid
        checkboxSelection
        rowReordering
        getDetailPanelContent={() => <p>details</p>}
        {...inOrder('c', 'a', 'b', 'd')}
      />,
    );
    expect(headers().slice(0, 4)).toEqual(['c', 'a', 'b', 'd']);
    expect(new Set(headers().slice(4))).toEqual(new Set(['__detail_panel_toggle__', '__reorder__', '__check__']));
  });
});

test('the first state resets widths, but not those of columns without a size of their own; a new key resets all', () => {
  const {rerender} = render(<Grid key="first" />);
  const first = api.exportState();
  const resize = () =>
    act(() => {
      api.setColumnWidth('a', 250);
      api.setColumnWidth('b', 300);
      api.setColumnWidth('d', 350);
      api.updateColumns([{field: 'c', flex: 0, width: 80}]);
    });
  const sizes = () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((field) => api.getColumn(field));
    return [a?.width, b?.width, c?.flex, d?.width];
  };
  const initial = sizes();
  resize();
  expect(sizes()).toEqual([250, 300, 0, 350]);
  act(() => api.restoreState(first));
  expect(initial).toEqual([100, 150, 1, 100]);
  expect(sizes()).toEqual([250, 150, 1, 100]);
  rerender(<Grid key="second" />);
  expect(sizes()).toEqual(initial);
});
