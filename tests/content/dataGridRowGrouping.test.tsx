/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import type {DataGridPremiumProps, GridColDef} from '@mui/x-data-grid-premium';
import {api, cells, giveElementsASize, Grid, GROUPS} from './groupedGrid';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/row-grouping';

beforeEach(giveElementsASize);

afterEach(() => {
  jest.restoreAllMocks();
});

const COLLAPSED = ['Data (3)', 'Sales (2)'];

function groupedBy(column: GridColDef, values: unknown[], props: Partial<DataGridPremiumProps> = {}) {
  const rows = values.map((value, id) => ({id, [column.field]: value}));
  render(<Grid rows={rows} columns={[column]} initialState={{rowGrouping: {model: [column.field]}}} {...props} />);
}

describe('the model', () => {
  test('fields that no column has are ignored, and so is the whole model if grouping is disabled', () => {
    render(<Grid initialState={{rowGrouping: {model: ['nowhere', 'team']}}} />);
    expect(cells(GROUPS)).toEqual(COLLAPSED);
    document.body.innerHTML = '';
    render(<Grid disableRowGrouping />);
    expect(cells(GROUPS)).toEqual([]);
    expect(cells('city')).toHaveLength(5);
  });

  test('a column that cannot be grouped leaves an empty grouping column', () => {
    render(<Grid columns={[{field: 'team', groupable: false}, {field: 'city'}]} />);
    expect(cells(GROUPS)).toEqual(['', '', '', '', '']);
    expect(cells('city')).toEqual(['Bern', 'Oslo', 'Aarau', 'Chur', 'Aarau']);
  });

  test('without the callback, a controlled model stays', () => {
    render(<Grid rowGroupingModel={['team']} />);
    act(() => api().addRowGroupingCriteria('city'));
    expect(api().state.rowGrouping.model).toEqual(['team']);
  });

  test('the header is that of the one criterion, or Group', () => {
    render(<Grid columns={[{field: 'team', headerName: 'Team'}, {field: 'city'}]} />);
    expect(api().getColumn(GROUPS).headerName).toBe('Team');
    act(() => api().addRowGroupingCriteria('city'));
    expect(api().getColumn(GROUPS).headerName).toBe('Group');
  });
});

describe('values of groups', () => {
  test('valueGetter is not asked', () => {
    groupedBy({field: 'year', valueGetter: () => 2026}, [undefined, undefined]);
    expect(cells(GROUPS)).toEqual(['', '']);
    expect(cells('year')).toEqual(['2026', '2026']);
  });

  test.each([
    ['an object', {name: 'Ada'}, 'Objects are not valid as a React child'],
    ['a Date', new Date(2026, 1, 1), 'found: [object Date]'],
  ])('%s throws', (_name, value, message) => {
    expect(() => groupedBy({field: 'value'}, [value])).toThrow(message);
  });

  test('texts are compared: 1 and "1" are one group, and so are not two cases of a letter', () => {
    groupedBy({field: 'value'}, [1, '1', 'Berlin', 'berlin']);
    expect(cells(GROUPS)).toEqual(['1 (2)', 'Berlin (1)', 'berlin (1)']);
  });

  test('labels of options and valueFormatter are not used', () => {
    groupedBy({field: 'value', type: 'singleSelect', valueOptions: [{value: 'a', label: 'Alpha'}]}, ['a']);
    expect(cells(GROUPS)).toEqual(['a (1)']);
    document.body.innerHTML = '';
    groupedBy({field: 'value', valueFormatter: () => 'formatted'}, [7]);
    expect(cells(GROUPS)).toEqual(['7 (1)']);
  });

  test('an option keeps its value in the group, so that the filter finds it, and its label comes from a formatter', () => {
    const column: GridColDef = {field: 'value', type: 'singleSelect', valueOptions: [{value: 'a', label: 'Alpha'}]};
    const filterModel = {items: [{field: GROUPS, operator: 'is', value: 'a'}]};
    const groupingColDef = {valueFormatter: ({value}: {value?: string}) => (value === 'a' ? 'Alpha' : '')};
    groupedBy(column, ['a'], {filterModel, groupingColDef});
    expect(cells(GROUPS)).toEqual(['Alpha (1)']);
    document.body.innerHTML = '';
    groupedBy({...column, groupingValueGetter: () => 'Alpha'}, ['a'], {filterModel});
    expect(cells(GROUPS)).toEqual([]);
  });

  test('a boolean column shows only the count, and a renderer mends it', () => {
    groupedBy({field: 'isPaid', type: 'boolean'}, [true, true, false]);
    expect(cells(GROUPS)).toEqual([' (2)', ' (1)']);
    document.body.innerHTML = '';
    const {isPaidColumn} = fenceModule<{isPaidColumn: GridColDef}>(PAGE, 'group-by-a-boolean-column');
    groupedBy(isPaidColumn, [true, true, false], {defaultGroupingExpansionDepth: -1});
    expect(cells(GROUPS)).toEqual(['Paid (2)', '', '', 'Not paid (1)', '']);
    expect(cells('isPaid')).toEqual(['', 'yes', 'yes', '', 'no']);
    expect(document.querySelectorAll('[role=cell][data-field=isPaid] svg')).toHaveLength(3);
  });

  test('a value that every object has as a property throws', () => {
    expect(() => groupedBy({field: 'value'}, ['x', 'constructor'])).toThrow(
      "Cannot read properties of undefined (reading 'type')",
    );
  });

  test('null and undefined stay above the groups; an empty text, 0 and false are groups', () => {
    groupedBy({field: 'value'}, ['x', null, undefined, '', 0, false]);
    expect(api().getRowNode(1)?.depth).toBe(0);
    expect(cells(GROUPS)).toEqual(['', '', 'x (1)', ' (1)', '0 (1)', ' (1)']);
  });

  test('months are grouped by a number, named and sorted by time', () => {
    const {default: Payments} = fenceModule<{default: ComponentType<{payments: unknown[]}>}>(PAGE, 'group-by-month');
    const payments = ['2026-04-03', '2025-12-24', '2026-04-30', '2026-01-01'].map((day, id) => ({
      id,
      payee: 'x',
      paidOn: new Date(`${day}T12:00`),
    }));
    render(
      <div style={{width: 900, height: 400}}>
        <Payments payments={payments} />
      </div>,
    );
    expect(cells(GROUPS)).toEqual(['April 2026 (2)', 'December 2025 (1)', 'January 2026 (1)']);
    fireEvent.click(document.querySelector(`[role=columnheader][data-field="${GROUPS}"]`)!);
    expect(cells(GROUPS)).toEqual(['December 2025 (1)', 'January 2026 (1)', 'April 2026 (2)']);
    fireEvent.click(document.querySelector(`[data-field="${GROUPS}"] [aria-label="Menu"]`)!);
    expect(screen.getByText('Sort by DESC')).toBeInTheDocument();
    expect(screen.queryByText('Filter')).toBeNull();
  });

  test('a payment without a date is above the months', () => {
    const {default: Payments} = fenceModule<{default: ComponentType<{payments: unknown[]}>}>(PAGE, 'group-by-month');
    const payments = [new Date(2026, 3, 3), null].map((paidOn, id) => ({id, payee: 'x', paidOn}));
    render(
      <div style={{width: 900, height: 400}}>
        <Payments payments={payments} />
      </div>,
    );
    expect(cells(GROUPS)).toEqual(['', 'April 2026 (1)']);
  });

  test('the filters of a column of dates throw for the numbers of its groups', () => {
    const column: GridColDef = {field: 'paidOn', type: 'date', groupingValueGetter: () => 5};
    const filterModel = {items: [{field: GROUPS, operator: 'before', value: '2026-01-01'}]};
    expect(() => groupedBy(column, [new Date()], {filterModel})).toThrow('getTime is not a function');
  });

  test('values of rows are missing in the callbacks of a group row', () => {
    const city: GridColDef = {
      field: 'city',
      valueGetter: ({row}: {row: {address: {city: string}}}) => row.address.city,
    };
    const rows = [{id: 1, team: 'Data', address: {city: 'Bern'}}];
    expect(() => render(<Grid rows={rows} columns={[{field: 'team'}, city]} />)).toThrow(
      "Cannot read properties of undefined (reading 'city')",
    );
  });
});
