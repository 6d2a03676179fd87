/** @jest-environment jsdom */
import {useState} from 'react';
import {render} from '@testing-library/react';
import {DataGrid, type DataGridProps, type GridRowSelectionModel} from '@mui/x-data-grid';
import ControlledSelectionGrid from '../../docs/react-data-grid/row-selection/ControlledSelectionGrid';

beforeEach(() => {
  // The grid calls the callback while it renders.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

const onChange = jest.fn<void, [GridRowSelectionModel]>();

function Grid(props: Partial<DataGridProps>) {
  const [selection, setSelection] = useState<GridRowSelectionModel>([2]);
  return (
    <DataGrid
      autoHeight
      disableVirtualization
      columns={[{field: 'name'}]}
      rows={[]}
      rowSelectionModel={selection}
      onRowSelectionModelChange={(model) => {
        onChange(model);
        setSelection(model);
      }}
      {...props}
    />
  );
}

const loaded = [1, 2].map((id) => ({id, name: `Row ${id}`}));
const selectedIds = () =>
  [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row.Mui-selected')].map(({dataset}) => dataset['id']);

test.each([
  [false, [[[]]], []],
  [true, [], ['2']],
])('rows that load later, with keepNonExistentRowsSelected %s', (keepNonExistentRowsSelected, calls, selected) => {
  onChange.mockClear();
  const {rerender} = render(<Grid keepNonExistentRowsSelected={keepNonExistentRowsSelected} loading />);
  expect(onChange.mock.calls).toEqual(calls);
  rerender(<Grid keepNonExistentRowsSelected={keepNonExistentRowsSelected} rows={loaded} />);
  expect(selectedIds()).toEqual(selected);
});

test('the demo counts the seats and their price', () => {
  const {container} = render(<ControlledSelectionGrid />);
  expect(container.querySelector('[aria-live=polite]')).toHaveTextContent('Seats: 2, 96 €');
});
