/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridValueOptionsParams,
} from '@mui/x-data-grid';
import ValueFormatterGrid from '../../docs/react-data-grid/column-definition/ValueFormatterGrid';
import {fenceModule} from './pageFence';

/** The texts of a column's cells, from the top. Queries by role would take most of the time of this file. */
function cellTexts(field: string): string[] {
  return [...document.querySelectorAll(`[role=cell][data-field=${field}]`)].map((cell) => cell.textContent ?? '');
}

const PAGE = 'react-data-grid/column-definition';

let api: {current: GridApi};

function Grid(props: DataGridProps) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 600, height: 400}}>
      <DataGrid apiRef={apiRef} disableVirtualization {...props} />
    </div>
  );
}

function columnsOf(heading: string, which = 0): GridColDef[] {
  return fenceModule<{columns: GridColDef[]}>(PAGE, heading, which).columns;
}

test('ranks that a renderer computes with hooks follow the sorting', () => {
  const {columns} = fenceModule<{columns: GridColDef[]}>(
    'react-data-grid/column-definition',
    'using-hooks-inside-a-renderer',
  );
  const grid = (direction: 'asc' | 'desc') => (
    <div style={{width: 600, height: 400}}>
      <DataGrid
        disableVirtualization
        rows={[
          {id: 'a', name: 'Ada'},
          {id: 'b', name: 'Ben'},
        ]}
        columns={[...columns, {field: 'name'}]}
        sortModel={[{field: 'name', sort: direction}]}
      />
    </div>
  );
  const {rerender} = render(grid('asc'));
  expect(cellTexts('name')).toEqual(['Ada', 'Ben']);
  expect(cellTexts('rank')).toEqual(['1', '2']);
  act(() => rerender(grid('desc')));
  expect(cellTexts('name')).toEqual(['Ben', 'Ada']);
  expect(cellTexts('rank')).toEqual(['1', '2']);
});

test('a cell does not render again only because its row has moved', () => {
  const columns: GridColDef[] = [
    {field: 'rank', renderCell: ({api: grid, id}) => (grid as GridApi).getRowIndexRelativeToVisibleRows(id) + 1},
    {field: 'name'},
  ];
  const rows = [
    {id: 1, name: 'Ada'},
    {id: 2, name: 'Ben'},
  ];
  render(<Grid rows={rows} columns={columns} />);
  act(() => api.current.setSortModel([{field: 'name', sort: 'desc'}]));
  expect(cellTexts('name')).toEqual(['Ben', 'Ada']);
  expect(cellTexts('rank')).toEqual(['2', '1']);
});

test('a hook in renderCell itself throws when the cell is edited', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const useName = ({value}: {value?: string}): ReactNode => useState(value)[0];
  const columns: GridColDef[] = [{field: 'name', editable: true, renderCell: useName}];
  render(<Grid rows={[{id: 1, name: 'Ada'}]} columns={columns} />);
  expect(cellTexts('name')).toEqual(['Ada']);
  expect(() => act(() => api.current.startCellEditMode({id: 1, field: 'name'}))).toThrow(/hooks/);
  silent.mockRestore();
});

test('value getters combine, reach into the row and convert, and are sorted by what they return', () => {
  const rows = [
    {id: 1, firstName: 'Ada', lastName: 'Meier', address: {city: 'Bern'}, workload: 0.8},
    {id: 2, firstName: 'Ben', lastName: 'Rossi', workload: 1},
  ];
  render(<Grid rows={rows} columns={columnsOf('value-getter')} />);
  expect(cellTexts('name')).toEqual(['Ada Meier', 'Ben Rossi']);
  expect(cellTexts('city')).toEqual(['Bern', '']);
  expect(cellTexts('workload')).toEqual(['80', '100']);
  act(() => api.current.setSortModel([{field: 'workload', sort: 'desc'}]));
  expect(cellTexts('workload')).toEqual(['100', '80']);
});

test('a number column shows a year with a comma, and without one as the list says', () => {
  const columns: GridColDef[] = [
    {field: 'year', type: 'number'},
    {field: 'plain', type: 'number', valueFormatter: ({value}) => String(value ?? '')},
  ];
  render(<Grid rows={[{id: 1, year: 2024, plain: 2024}, {id: 2}]} columns={columns} />);
  expect(cellTexts('year')).toEqual(['2,024', '']);
  expect(cellTexts('plain')).toEqual(['2024', '']);
});

test('comparators sort values that the type does not know', () => {
  const rows = [
    ...['M', 'XL', 'S', 'L'].map((size, id) => ({id, size, weight: {grams: [900, 80, 1000, 9][id]}})),
    {id: 'empty', size: 'XXL', weight: null},
  ];
  render(<Grid rows={rows} columns={columnsOf('sorting-other-values')} />);
  act(() => api.current.setSortModel([{field: 'size', sort: 'asc'}]));
  expect(cellTexts('size')).toEqual(['XXL', 'S', 'M', 'L', 'XL']);
  act(() => api.current.setSortModel([{field: 'weight', sort: 'asc'}]));
  expect(cellTexts('weight')).toEqual(['', '9 g', '80 g', '900 g', '1000 g']);
});

test('the numeric filters compare the values themselves, whatever the comparator', () => {
  const rows = [{id: 1, weight: {grams: 900}}];
  render(<Grid rows={rows} columns={columnsOf('sorting-other-values')} />);
  act(() => api.current.setFilterModel({items: [{field: 'weight', operator: '>', value: '5'}]}));
  expect(cellTexts('weight')).toEqual([]);
});

test('dates and days with a time are converted, and empty ones show nothing', () => {
  const rows = [
    {id: 1, arrives: '2026-03-04T00:00', scanned: 1_700_000_000},
    {id: 2, arrives: '', scanned: null},
  ];
  render(<Grid rows={rows} columns={columnsOf('converting-types')} />);
  expect(cellTexts('arrives')).toEqual([new Date(2026, 2, 4).toLocaleDateString(), '']);
  expect(cellTexts('scanned')).toEqual([new Date(1_700_000_000_000).toLocaleString(), '']);
});

test('a text in a column of dates throws', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const columns: GridColDef[] = [{field: 'due', type: 'date'}];
  expect(() => render(<Grid rows={[{id: 1, due: '2026-03-04'}]} columns={columns} />)).toThrow(
    'column type only accepts `Date` objects as values.',
  );
  silent.mockRestore();
});

test('options of another shape are named by getOptionValue and getOptionLabel', () => {
  const rows = [
    {id: 1, shelf: 'Cellar', country: 'PT'},
    {id: 2, shelf: 'Front', country: 'XX'},
  ];
  render(<Grid rows={rows} columns={columnsOf('special-properties')} />);
  expect(cellTexts('shelf')).toEqual(['Cellar', 'Front']);
  expect(cellTexts('country')).toEqual(['Portugal', '']);
});

test('a function for options gets the row in the cell, and none in the filter panel', () => {
  const given: unknown[] = [];
  const valueOptions = ({row}: GridValueOptionsParams) => {
    given.push(row);
    return ['Front', 'Cellar'];
  };
  const row = {id: 1, shelf: 'Cellar'};
  render(<Grid rows={[row]} columns={[{field: 'shelf', type: 'singleSelect', valueOptions}]} />);
  expect(given).toEqual(expect.arrayContaining([row]));
  given.length = 0;
  act(() => api.current.showFilterPanel('shelf'));
  expect(given).toContain(undefined);
});

test('the demo of formatters writes a missing number too', () => {
  const {columns} = (ValueFormatterGrid().props as {children: {props: {columns: GridColDef[]}}}).children.props;
  const rows = [{id: 1}, {id: 2, degrees: null}, {id: 3, degrees: 0}];
  render(<Grid rows={rows} columns={columns.filter(({field}) => field === 'degrees')} />);
  expect(cellTexts('degrees')).toEqual(['no data', 'no data', '0.0 °C']);
});

test('actions show a button, and those in the menu by their label', () => {
  render(<Grid rows={[{id: 1}]} columns={columnsOf('special-properties', 1)} />);
  expect(screen.getByLabelText('Delete')).toBeInTheDocument();
  act(() => screen.getByLabelText('more').click());
  expect(screen.getByText('Print label')).toBeInTheDocument();
  expect(screen.getByText('Actions')).toBeInTheDocument();
});

test('a type of your own is spread, and what stands after it wins', () => {
  render(<Grid rows={[{id: 1, net: 5, gross: 6}, {id: 2}]} columns={columnsOf('custom-column-types')} />);
  expect(cellTexts('net')).toEqual(['€5.00', '']);
  expect(api.current.getColumn('gross')).toMatchObject({type: 'number', width: 130, align: 'right'});
});

test('an unknown type is text, and any truthy value is a yes', () => {
  const columns: GridColDef[] = [
    {field: 'other', type: 'money'},
    {field: 'sold', type: 'boolean'},
  ];
  render(<Grid rows={[{id: 1, other: 'x', sold: 'false'}]} columns={columns} />);
  expect(cellTexts('other')).toEqual(['x']);
  expect(screen.getByTitle('yes')).toBeInTheDocument();
});
