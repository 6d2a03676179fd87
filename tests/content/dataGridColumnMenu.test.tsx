/** @jest-environment jsdom */
import type {ComponentType, ReactElement} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {DataGrid, GridActionsCellItem, type DataGridProps} from '@mui/x-data-grid';
import {DataGridPremium, useGridApiRef, type GridApi, type GridColDef} from '@mui/x-data-grid-premium';
import AddNewColumnMenuGrid from '../../docs/react-data-grid/column-menu/AddNewColumnMenuGrid';
import ColumnMenuGrid from '../../docs/react-data-grid/column-menu/ColumnMenuGrid';
import ColumnMenuGridPremium from '../../docs/react-data-grid/column-menu/ColumnMenuGridPremium';
import CustomColumnMenuGrid from '../../docs/react-data-grid/column-menu/CustomColumnMenuGrid';
import DisabledColumnMenuGrid from '../../docs/react-data-grid/column-menu/DisabledColumnMenuGrid';
import HideColumnMenuGrid from '../../docs/react-data-grid/column-menu/HideColumnMenuGrid';
import OverrideColumnMenuGrid from '../../docs/react-data-grid/column-menu/OverrideColumnMenuGrid';
import ReorderColumnMenuGrid from '../../docs/react-data-grid/column-menu/ReorderColumnMenuGrid';
import {fenceModule} from './pageFence';

beforeAll(() => {
  // The license notice of Premium.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterAll(() => {
  jest.restoreAllMocks();
});

/** What the entries of the open menu say, from the top. Queries by role would take most of the time of this file. */
function entries(): string[] {
  return [...document.querySelectorAll('[role=menu] [role=menuitem]')].map((item) => item.textContent ?? '');
}

const DEFAULT = ['Sort by ASC', 'Sort by DESC', 'Filter', 'Hide column', 'Manage columns'];

describe('the demos show the menu at first sight', () => {
  test.each<[string, ComponentType, string[]]>([
    ['ColumnMenuGrid', ColumnMenuGrid, DEFAULT],
    ['HideColumnMenuGrid', HideColumnMenuGrid, DEFAULT.slice(0, 3)],
    [
      'ReorderColumnMenuGrid',
      ReorderColumnMenuGrid,
      ['Filter', 'Sort by ASC', 'Sort by DESC', 'Hide column', 'Manage columns'],
    ],
    ['OverrideColumnMenuGrid', OverrideColumnMenuGrid, ['Lowest first', 'Highest first', ...DEFAULT.slice(2)]],
    ['AddNewColumnMenuGrid', AddNewColumnMenuGrid, [...DEFAULT.slice(0, 2), 'Mark column', ...DEFAULT.slice(2)]],
    [
      'CustomColumnMenuGrid',
      CustomColumnMenuGrid,
      ['Sold out', 'In stock', 'All products', 'Sort by ASC', 'Sort by DESC'],
    ],
  ])('%s', (_name, Demo, expected) => {
    render(<Demo />);
    expect(document.querySelector('[role=menu]')).toHaveAccessibleName('Menu of In stock');
    expect(entries()).toEqual(expected);
    expect(document.body).toHaveFocus();
  });

  test('ColumnMenuGridPremium', () => {
    render(<ColumnMenuGridPremium />);
    expect(entries().join()).toMatch(/Pin to left.*Filter.*Aggregation.*Group by In stock.*Hide column/);
  });

  test('DisabledColumnMenuGrid, with the one button that is left', () => {
    render(<DisabledColumnMenuGrid />);
    expect(screen.getAllByRole('button', {name: 'Menu', hidden: true})).toHaveLength(1);
    expect(document.querySelector('.MuiDataGrid-menuIcon')).toBeVisible();
  });

  test('an entry works and closes the menu, and so does the focus in the grid', () => {
    const {unmount} = render(<CustomColumnMenuGrid />);
    fireEvent.click(screen.getByText('Sold out'));
    expect(document.querySelector('[role=menu]')).toBeNull();
    unmount();

    render(<ColumnMenuGrid />);
    fireEvent.focusIn(screen.getByText('Product'));
    expect(document.querySelector('[role=menu]')).toBeNull();
  });
});

test('an entry of the custom menu keeps the quick filter', () => {
  const {props} = (CustomColumnMenuGrid() as ReactElement<{children: ReactElement<DataGridProps>}>).props.children;
  const filterModel = {items: [], quickFilterValues: ['jacket']};
  render(<DataGrid {...props} autoHeight disableVirtualization initialState={{filter: {filterModel}}} />);
  const products = () =>
    [...document.querySelectorAll('[role=cell][data-field=product]')].map((one) => one.textContent);
  expect(products()).toEqual(['Rain jacket']);
  fireEvent.click(screen.getByText('In stock', {selector: '[role=menuitem]'}));
  expect(products()).toEqual([]);
});

let api: {current: GridApi};

interface GridWithMenuProps {
  column: Partial<GridColDef>;
  settings?: object;
}

function GridWithMenu({column, settings}: GridWithMenuProps) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 600, height: 400}}>
      <DataGridPremium
        apiRef={apiRef}
        disableVirtualization
        rows={[{id: 1}]}
        columns={[{field: 'price', ...column}, {field: 'other'}]}
        {...settings}
      />
    </div>
  );
}

/** What the menu of a column says in a Premium grid. */
function entriesOf(column: Partial<GridColDef>, settings?: object): string[] {
  const {unmount} = render(<GridWithMenu column={column} settings={settings} />);
  act(() => api.current.showColumnMenu('price'));
  const found = entries();
  unmount();
  return found;
}

/** Each row removes several items at once: an item whose property did nothing would be left. */
test.each<[string, Partial<GridColDef>, object, string[]]>([
  ['nothing', {}, {}, ['Sort', 'Sort', 'Pin', 'Pin', 'Filter', 'Aggregation', 'Group', 'Hide', 'Manage']],
  [
    'the properties of the column',
    {sortable: false, pinnable: false, filterable: false, aggregable: false, groupable: false, hideable: false},
    {},
    ['Manage'],
  ],
  [
    'the lists of the column',
    {sortingOrder: [null], availableAggregationFunctions: []},
    {},
    ['Pin', 'Pin', 'Filter', 'Group', 'Hide', 'Manage'],
  ],
  [
    'the props of the grid',
    {},
    {
      disableColumnPinning: true,
      disableColumnFilter: true,
      disableAggregation: true,
      disableRowGrouping: true,
      disableColumnSelector: true,
    },
    ['Sort', 'Sort'],
  ],
  [
    'the order of sorting of the grid',
    {},
    {sortingOrder: [null]},
    ['Pin', 'Pin', 'Filter', 'Aggregation', 'Group', 'Hide', 'Manage'],
  ],
])('the table of the default items: with %s', (_name, column, settings, expected) => {
  expect(entriesOf(column, settings).map((text) => /^[A-Z][a-z]+/.exec(text)?.[0])).toEqual(expected);
});

test('the fence that customizes the menu moves the filter up and leaves the columns out', () => {
  const {columnMenu} = fenceModule<{columnMenu: object}>('react-data-grid/column-menu', 'customize-column-menu-items');
  const found = entriesOf({}, {slotProps: {columnMenu}});
  expect(found[0]).toBe('Filter');
  expect(found).not.toContain('Manage columns');
});

test('Space chooses an item', () => {
  render(<GridWithMenu column={{}} />);
  act(() => api.current.showColumnMenu('price'));
  const item = screen.getByText('Sort by DESC').closest('[role=menuitem]')!;
  fireEvent.keyDown(item, {key: ' '});
  fireEvent.keyUp(item, {key: ' '});
  expect(api.current.getSortModel()).toEqual([{field: 'price', sort: 'desc'}]);
});

test('columns of actions and of checkboxes have no menu', () => {
  render(
    <div style={{width: 600, height: 400}}>
      <DataGrid
        disableVirtualization
        checkboxSelection
        rows={[{id: 1}]}
        columns={[
          {field: 'name'},
          {field: 'do', type: 'actions', getActions: () => [<GridActionsCellItem key="a" icon={<i />} label="Add" />]},
        ]}
      />
    </div>,
  );
  const withMenu = [...document.querySelectorAll<HTMLElement>('[role=columnheader]')]
    .filter((header) => header.querySelector('.MuiDataGrid-menuIconButton'))
    .map((header) => header.dataset['field']);
  expect(withMenu).toEqual(['name']);
});

test('no method opens a menu where the header has none', () => {
  expect(entriesOf({disableColumnMenu: true})).toEqual([]);
});
