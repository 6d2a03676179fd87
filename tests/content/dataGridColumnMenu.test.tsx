/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {DataGrid, GridActionsCellItem} from '@mui/x-data-grid';
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

describe('the table of the default items', () => {
  let all: string[] | undefined;

  test.each<[RegExp, Partial<GridColDef>, object]>([
    [/^Sort/, {sortable: false}, {}],
    [/^Sort/, {sortingOrder: [null]}, {}],
    [/^Sort/, {}, {sortingOrder: [null]}],
    [/^Pin/, {pinnable: false}, {}],
    [/^Pin/, {}, {disableColumnPinning: true}],
    [/^Filter/, {filterable: false}, {}],
    [/^Filter/, {}, {disableColumnFilter: true}],
    [/^Aggregation/, {aggregable: false}, {}],
    [/^Aggregation/, {availableAggregationFunctions: []}, {}],
    [/^Aggregation/, {}, {disableAggregation: true}],
    [/^Group by/, {groupable: false}, {}],
    [/^Group by/, {}, {disableRowGrouping: true}],
    [/^(Hide|Manage) column/, {}, {disableColumnSelector: true}],
    [/^Hide column/, {hideable: false}, {}],
  ])('%s is not there with %j on the column and %j on the grid', (item, column, settings) => {
    all ??= entriesOf({});
    expect(all.some((text) => item.test(text))).toBe(true);
    const left = entriesOf(column, settings);
    expect(left.length).toBeGreaterThan(0);
    expect(left.some((text) => item.test(text))).toBe(false);
  });
});

test('the fence that customizes the menu moves the filter up and leaves the columns out', () => {
  const {columnMenu} = fenceModule<{columnMenu: object}>('react-data-grid/column-menu', 'customize-column-menu-items');
  const found = entriesOf({}, {slotProps: {columnMenu}});
  expect(found[0]).toBe('Filter');
  expect(found).not.toContain('Manage columns');
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
