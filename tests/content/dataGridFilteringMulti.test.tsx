/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  DataGridPro,
  GridLogicOperator,
  GridToolbarFilterButton,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
} from '@mui/x-data-grid-pro';
import BasicExample from '../../docs/react-data-grid/filtering/multi-filters/BasicExampleDataGridPro';
import FixedFilters from '../../docs/react-data-grid/filtering/multi-filters/DisableActionButtonsDataGridPro';
import OnePerColumn from '../../docs/react-data-grid/filtering/multi-filters/DisableMultiFiltersDataGridPro';
import {makeOrders} from '../../docs/react-data-grid/shared/orders';
import {fenceModule} from './pageFence';

let api: {current: GridApiPro};

beforeEach(() => {
  // License notices.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Grid(props: Partial<Omit<DataGridProProps, 'pagination'>>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  const rows = [1, 2, 3].map((v) => ({id: v, v, w: v}));
  const columns = ['v', 'w'].map((field) => ({field, type: 'number'}));
  return <DataGridPro autoHeight disableVirtualization apiRef={apiRef} rows={rows} columns={columns} {...props} />;
}

const items = () => api.current.state.filter.filterModel.items.map(({id}) => id);
const openPanel = () => fireEvent.click(screen.getByText('Filters'));

/** The columns that each filter of the panel offers. */
function offered(): string[] {
  const lists = document.querySelectorAll('.MuiDataGrid-filterFormColumnInput select');
  return [...lists].map((list) => [...list.querySelectorAll('option')].map(({textContent}) => textContent).join());
}

test('the demo shows the orders that match a list, a range and a status', () => {
  render(<BasicExample />);
  const matching = makeOrders(10_000).filter(
    ({country, total, status}) =>
      ['Italy', 'Spain'].includes(country) && total >= 50 && total < 100 && status !== 'Returned',
  );
  expect(matching.length).toBeGreaterThan(100);
  expect(document.querySelector('[role=status]')).toHaveTextContent(`${matching.length.toLocaleString('en')} rows`);
});

test('no column can be chosen twice, and without a free column there is no button to add', () => {
  render(<OnePerColumn />);
  expect(document.body).toHaveFocus();
  expect(offered()).toEqual(['To,Airline', 'Airline,Minutes']);
  fireEvent.click(screen.getByText('Add filter'));
  expect(document.activeElement).toHaveAttribute('placeholder', 'Filter value');
  expect(offered()).toEqual(['To', 'Minutes', 'Airline']);
  expect(screen.queryByText('Add filter')).toBeNull();
});

test('users change only the values of fixed filters: there are no buttons, and all choices are disabled', () => {
  const {container} = render(<FixedFilters />);
  expect(container.querySelectorAll('.MuiDataGrid-row')).toHaveLength(2);
  expect(offered()).toHaveLength(2);
  expect(screen.queryByText('Add filter')).toBeNull();
  expect(screen.queryByText('Remove all')).toBeNull();
  const deletes = [...document.querySelectorAll('.MuiDataGrid-filterFormDeleteIcon')];
  expect(deletes.map((button) => getComputedStyle(button).display)).toEqual(['none', 'none']);
  const logic = document.querySelectorAll<HTMLSelectElement>('.MuiDataGrid-filterFormLogicOperatorInput select')[1];
  expect(logic).toBeDisabled();
  for (const part of ['Column', 'Operator']) {
    const lists = [...document.querySelectorAll(`.MuiDataGrid-filterForm${part}Input select`)];
    expect(lists.map((list) => list.matches(':disabled'))).toEqual([true, true]);
  }
  const values = [...document.querySelectorAll('.MuiDataGrid-filterFormValueInput input')];
  expect(values.map((value) => value.matches(':disabled'))).toEqual([false, false]);
});

test('an item whose column the list does not offer is shown under the name of another column', () => {
  render(
    <Grid
      initialState={{filter: {filterModel: {items: [{id: 1, field: 'w', operator: '=', value: '2'}]}}}}
      slotProps={{filterPanel: {filterFormProps: {filterColumns: () => ['v']}, getColumnForNewFilter: () => 'v'}}}
    />,
  );
  expect(document.querySelectorAll('.MuiDataGrid-row')).toHaveLength(1);
  act(() => api.current.showFilterPanel());
  const list = document.querySelector<HTMLSelectElement>('.MuiDataGrid-filterFormColumnInput select');
  expect(list?.selectedOptions[0]).toHaveTextContent('v');
});

test('upsertFilterItem keeps other items if it has an id, and upsertFilterItems does not (#11793)', () => {
  render(<Grid />);
  const item = (id: string | undefined, field = 'v') => ({id, field, operator: '>', value: '0'});
  act(() => api.current.upsertFilterItem(item('a')));
  act(() => api.current.upsertFilterItem(item('b')));
  expect(items()).toEqual(['a', 'b']);
  act(() => api.current.upsertFilterItems([item('c')]));
  expect(items()).toEqual(['c']);
  act(() => api.current.setFilterModel({items: []}));
  act(() => api.current.upsertFilterItem(item(undefined)));
  act(() => api.current.upsertFilterItem(item(undefined, 'w')));
  expect(api.current.state.filter.filterModel.items).toEqual([item(undefined, 'w')]);
});

test('with "and" alone, the panel turns "or" into "and", and with an empty list it does not', () => {
  const filterModel = {
    items: ['v', 'w'].map((field) => ({id: field, field, operator: '=', value: '1'})),
    logicOperator: GridLogicOperator.Or,
  };
  const props = {
    rows: [],
    columns: [
      {field: 'v', type: 'number'},
      {field: 'w', type: 'number'},
    ],
  };
  const {default: Flights} = fenceModule<{default: ComponentType<DataGridProProps>}>(
    'react-data-grid/filtering/multi-filters',
    'and-or',
  );
  const {unmount} = render(
    <Flights {...props} initialState={{filter: {filterModel}}} slots={{toolbar: GridToolbarFilterButton}} />,
  );
  openPanel();
  const logic = document.querySelectorAll('.MuiDataGrid-filterFormLogicOperatorInput select')[1];
  expect(logic).toHaveValue('and');
  expect(logic).toBeDisabled();
  unmount();
  render(<Grid initialState={{filter: {filterModel}}} slotProps={{filterPanel: {logicOperators: []}}} />);
  act(() => api.current.showFilterPanel());
  expect(api.current.state.filter.filterModel.logicOperator).toBe('or');
});
