/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {
  DataGrid,
  getGridStringOperators,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/filtering/customization';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

let api: {current: GridApi};

function Grid({item, ...props}: Partial<DataGridProps> & {item?: GridFilterItem}) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <DataGrid
      apiRef={apiRef}
      autoHeight
      columns={[{field: 'name'}]}
      rows={[]}
      initialState={{filter: {filterModel: {items: item ? [item] : []}}}}
      {...props}
    />
  );
}

const rowIds = () =>
  [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].map(({dataset}) => dataset['id']).join(' ');
const fenceColumns = (heading: string, which = 0) => fenceModule<{columns: GridColDef[]}>(PAGE, heading, which).columns;

/** An operator that matches everything and notes which of its functions ran, with which value. */
function noting(more: Partial<GridFilterOperator> = {}) {
  const notes: unknown[] = [];
  const operator: GridFilterOperator = {
    value: 'all',
    getApplyFilterFn: (item) => () => notes.push(['legacy', item.value]) > 0,
    ...more,
  };
  return {notes, operator};
}

describe('an operator', () => {
  test('gets its value from valueParser: NaN of an object and of nothing, 0 of null, each entry of an array', () => {
    const {notes, operator} = noting();
    render(<Grid columns={[{field: 'size', type: 'number', filterOperators: [operator]}]} rows={[{id: 1}]} />);
    for (const [value, parsed] of [
      [{from: 1}, NaN],
      [undefined, NaN],
      [null, 0],
      ['4', 4],
      [
        ['4', ''],
        [4, null],
      ],
    ]) {
      notes.length = 0;
      act(() => api.current.setFilterModel({items: [{field: 'size', operator: 'all', value}]}));
      expect(notes[0]).toEqual(['legacy', parsed]);
    }
  });

  test('is asked for its test when the grid filters, not for each row', () => {
    const getApplyFilterFn = jest.fn(() => () => true);
    const filterOperators = [{value: 'all', getApplyFilterFn}];
    const item = {field: 'name', operator: 'all', value: 'x'};
    const rows = Array.from({length: 20}, (_, id) => ({id}));
    render(<Grid columns={[{field: 'name', filterOperators}]} rows={rows} item={item} disableVirtualization={false} />);
    expect(getApplyFilterFn.mock.calls.length).toBeLessThan(5);
  });

  test('prefers getApplyFilterFnV7, but not that of a built-in operator to a function of yours', () => {
    const run = (make: (notes: unknown[]) => Partial<GridFilterOperator>) => {
      const {notes, operator} = noting();
      const filterOperators = [{...operator, ...make(notes), value: 'all'}];
      const item = {field: 'name', operator: 'all', value: 'x'};
      render(<Grid columns={[{field: 'name', filterOperators}]} rows={[{id: 1}]} item={item} />).unmount();
      return (notes[0] as unknown[])[0];
    };
    const [builtIn] = getGridStringOperators();
    const fast = (notes: unknown[]) => ({getApplyFilterFnV7: () => () => notes.push(['V7']) > 0});
    expect(run(fast)).toBe('V7');
    expect(run((notes) => ({...builtIn, ...fast(notes)}))).toBe('V7');
    expect(run((notes) => ({...builtIn, getApplyFilterFn: () => () => notes.push(['legacy']) > 0}))).toBe('legacy');
  });

  test('that a model names and the column lacks throws, also in an empty list, and not in server mode', () => {
    const item = {field: 'name', operator: 'atLeast', value: 'x'};
    expect(() => render(<Grid item={item} />)).toThrow(
      "MUI: No filter operator found for column 'name' and operator value 'atLeast'.",
    );
    expect(() => render(<Grid item={item} columns={[{field: 'name', filterOperators: []}]} />)).toThrow(
      "MUI: No filter operators found for column 'name'.",
    );
    render(<Grid item={item} filterMode="server" rows={[{id: 1}]} />);
    expect(rowIds()).toBe('1');
  });

  test('without a label throws when the panel opens', () => {
    const {operator} = noting({value: 'atLeast'});
    render(<Grid columns={[{field: 'name', filterOperators: [operator]}]} />);
    expect(() => act(() => api.current.showFilterPanel('name'))).toThrow(
      'Missing translation for key filterOperatorAtLeast.',
    );
  });

  test('without an input stays when the panel opens, if it requires no value', () => {
    const itemsAfterOpening = (more: Partial<GridFilterOperator>) => {
      const {operator} = noting({label: 'all', ...more});
      const columns = [{field: 'name', filterOperators: [operator]}, {field: 'city'}];
      const {unmount} = render(<Grid columns={columns} item={{field: 'name', operator: 'all'}} filterMode="server" />);
      act(() => api.current.showFilterPanel('name'));
      const {items} = api.current.state.filter.filterModel;
      unmount();
      return items.map(({id}) => id);
    };
    expect(itemsAfterOpening({requiresFilterValue: false})).toEqual([undefined]);
    expect(itemsAfterOpening({})).toEqual([expect.any(Number)]);
  });
});

describe('fences of the page', () => {
  const filtered = (columns: GridColDef[], rows: object[], operator: string, value: unknown) => {
    const {field} = columns[0]!;
    const {unmount} = render(<Grid columns={columns} rows={rows} item={{field, operator, value}} />);
    const ids = rowIds();
    unmount();
    return ids;
  };

  test('wrapped operators see the name of the city, negated ones what does not match', () => {
    const cities = ['Porto', 'Graz'].map((name, id) => ({id, city: {name, country: ''}}));
    const columns = fenceColumns('wrap-built-in-operators');
    expect(filtered(columns, cities, 'startsWith', 'por')).toBe('0');
    expect(filtered(columns, cities, 'isAnyOf', ['graz'])).toBe('1');
    const names = ['Porto', 'Graz'].map((name, id) => ({id, name}));
    const negated = fenceColumns('wrap-built-in-operators', 1);
    expect(filtered(negated, names, 'doesNotContain', 'or')).toBe('1');
    expect(filtered(negated, names, 'doesNotContain', undefined)).toBe('0 1');
  });

  test('tags are compared one by one, text operators see them joined', () => {
    const rows = [['new', 'sale'], ['renewed'], undefined].map((tags, id) => ({id, tags}));
    expect(filtered(fenceColumns('multiple-values-operator'), rows, 'hasTag', 'new')).toBe('0');
    expect(filtered([{field: 'tags'}], rows, 'contains', 'new,sa')).toBe('0');
  });

  test('a column type of your own has its operators, and the fast operator filters', () => {
    expect(fenceColumns('custom-column-types')[0]!.filterOperators?.map(({value}) => value)).toEqual(['>=', '<=']);
    const {startsWith} = fenceModule<{startsWith: GridFilterOperator}>(PAGE, 'optimize-performance');
    const columns = [{field: 'name', filterOperators: [startsWith]}];
    const names = ['anna', 'hanna'].map((name, id) => ({id, name}));
    expect(filtered(columns, names, 'startsWithFast', 'an')).toBe('0');
  });

  test('texts are limited, since very long ones throw', () => {
    const long = 'x'.repeat(33_000);
    for (const operator of ['contains', 'startsWith', 'endsWith']) {
      expect(() => filtered([{field: 'name'}], [{id: 1, name: 'x'}], operator, long)).toThrow('too large');
    }
    const {rerender, unmount} = render(<Grid rows={[{id: 1, name: 'x'}]} />);
    const model = {items: [{field: 'name', operator: 'contains', value: long}]};
    expect(() => act(() => api.current.setFilterModel(model))).toThrow('too large');
    expect(rowIds()).toBe('1');
    expect(() => rerender(<Grid rows={[{id: 2, name: 'x'}]} />)).toThrow('too large');
    unmount();
    render(<Grid columns={fenceColumns('long-texts')} />);
    act(() => api.current.showFilterPanel('name'));
    expect(document.querySelector('.MuiDataGrid-panel input')).toHaveAttribute('maxlength', '200');
  });

  test('the list of columns leaves hidden ones out, and the first filter is for a visible one', () => {
    jest.useFakeTimers();
    const {default: Guests} = fenceModule<{default: ComponentType<{rows: object[]}>}>(
      PAGE,
      'customize-the-filter-panel-content',
    );
    const rows = [
      {id: 1, secret: 'x', name: 'Ann'},
      {id: 2, secret: 'Ann', name: 'Ben'},
    ];
    render(<Guests rows={rows} />);
    const listed = () =>
      [...document.querySelectorAll<HTMLOptionElement>('.MuiDataGrid-filterFormColumnInput option')].map(
        ({value, selected}) => `${value}${selected ? ', selected' : ''}`,
      );
    const wait = () => act(() => jest.advanceTimersByTime(500));
    const press = (name: string) => {
      fireEvent.click(document.querySelector(`[aria-label="${name}"]`)!);
      wait();
    };
    press('Show filters');
    expect(listed()).toEqual(['name, selected']);
    fireEvent.change(document.querySelector('.MuiDataGrid-filterFormValueInput input')!, {target: {value: 'Ann'}});
    wait();
    expect(rowIds()).toBe('1');
    press('Select columns');
    fireEvent.click(document.querySelector('.MuiDataGrid-panel [type=checkbox][name=name]')!);
    press('Show filters');
    expect(listed()).toEqual(['name, selected']);
  });
});
