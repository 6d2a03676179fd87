/** @jest-environment jsdom */
import type {ComponentType, KeyboardEvent, ReactElement} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  DataGrid,
  GridActionsCellItem,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import FocusManagement from '../../docs/react-data-grid/accessibility/FocusManagement';
import {giveGridsASize} from './dataGridRowsInJest';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/accessibility';
const rows = [
  {id: 1, name: 'Ada', size: 3},
  {id: 2, name: 'Ben', size: 5},
  {id: 3, name: 'Cem', size: 4},
];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  giveGridsASize(800, 800);
});

afterEach(() => {
  jest.restoreAllMocks();
});

let api: {current: GridApi};

function Grid(props: Partial<DataGridProps> & Pick<DataGridProps, 'columns'>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return <DataGrid apiRef={apiRef} autoHeight disableVirtualization rows={rows} {...props} />;
}

function query(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return found;
}

/** `1name`: the row and the column of the element with the focus. */
function focused(): string {
  const element = document.activeElement?.closest('[data-field]');
  return `${element?.closest('[data-id]')?.getAttribute('data-id') ?? ''}${element?.getAttribute('data-field')}`;
}

/** Whether the browser does what it does by itself, for example presses a button. */
function press(element: Element, key: string, shiftKey = false): boolean {
  return fireEvent.keyDown(element, {key, shiftKey});
}

describe('Space of the fence', () => {
  const {default: Cities} = fenceModule<{
    default: (props: {onOpen: (id: number) => void}) => ReactElement<DataGridProps>;
  }>(PAGE, 'navigation');
  const columns: GridColDef[] = [
    {field: 'name', editable: true},
    {field: 'do', renderCell: ({id, tabIndex}) => <button tabIndex={tabIndex}>Do {id}</button>},
  ];

  test('opens the row of the cell, and is typed in an editor', () => {
    const onOpen = jest.fn();
    render(<Grid columns={columns} onCellKeyDown={Cities({onOpen}).props.onCellKeyDown} />);
    expect(press(query('[data-id="1"] [data-field=name]'), ' ')).toBe(false);
    expect(onOpen.mock.calls).toEqual([[1]]);
    act(() => api.current.startCellEditMode({id: 2, field: 'name'}));
    expect(press(query('[role=cell] input'), ' ')).toBe(true);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('on a button in a cell opens nothing', () => {
    const onOpen = jest.fn();
    render(<Grid columns={columns} onCellKeyDown={Cities({onOpen}).props.onCellKeyDown} />);
    press(screen.getByText('Do 1'), ' ');
    expect(onOpen).not.toHaveBeenCalled();
  });
});

test('in the demo, a cell stays a stop besides its control', () => {
  render(<FocusManagement />);
  const cell = query('[data-id="1"] [data-field=name]');
  fireEvent.mouseDown(cell);
  fireEvent.mouseUp(cell);
  press(cell, 'ArrowRight');
  const stops = [...document.querySelectorAll('[role=grid] [tabindex="0"]')];
  expect(stops).toEqual([query('[data-id="1"] [data-field=mail]'), document.activeElement]);
});

test('the button “more” of actions gets Space by a prop of the slot', () => {
  const actions: GridColDef[] = [
    {
      field: 'do',
      type: 'actions',
      getActions: () => [<GridActionsCellItem key="copy" label="Copy" showInMenu />],
    },
  ];
  const {rerender} = render(<Grid columns={actions} />);
  const pressSpace = () => {
    const more = query('[data-id="1"] [aria-label=more]');
    act(() => more.focus());
    return [press(more, ' '), document.activeElement === more];
  };
  expect(pressSpace()).toEqual([false, false]);
  const onKeyDown = (event: KeyboardEvent) => event.key === ' ' && event.stopPropagation();
  rerender(<Grid columns={actions} slotProps={{baseIconButton: {onKeyDown}}} />);
  expect(pressSpace()).toEqual([true, true]);
});

test('with header filters, ArrowUp goes to the filter, and PageUp to the header', () => {
  render(
    <DataGridPro autoHeight disableVirtualization unstable_headerFilters rows={rows} columns={[{field: 'name'}]} />,
  );
  const from = (key: string) => {
    const cell = query('[data-id="1"] [data-field=name]');
    fireEvent.mouseDown(cell);
    fireEvent.mouseUp(cell);
    press(cell, key);
    return document.activeElement?.closest('.MuiDataGrid-headerFilterRow') ? 'filter' : focused();
  };
  expect([from('ArrowUp'), from('PageUp')]).toEqual(['filter', 'name']);
});

describe('Tab of the fence', () => {
  const {default: TabGrid} = fenceModule<{default: ComponentType<DataGridProps>}>(PAGE, 'tab-to-next-cell');
  const columns: GridColDef[] = [{field: 'name', editable: true}, {field: 'size'}];
  const show = (props: Partial<DataGridProps> = {}) =>
    render(<TabGrid autoHeight disableVirtualization rows={rows} columns={columns} {...props} />);
  const start = (place: string) => {
    const cell = query(place);
    fireEvent.mouseDown(cell);
    fireEvent.mouseUp(cell);
  };
  /** Where each key leads, until one is left to the browser. */
  const path = (shiftKey = false): string[] => {
    const places = [focused()];
    while (!press(document.activeElement!, 'Tab', shiftKey) && places.length < 20) {
      places.push(focused());
    }
    return places;
  };

  test('goes through the cells, and leaves after the last one', () => {
    show({sortModel: [{field: 'size', sort: 'asc'}]});
    start('[data-id="1"] [data-field=name]');
    expect(path()).toEqual(['1name', '1size', '3name', '3size', '2name', '2size']);
    expect(path(true)).toEqual(['2size', '2name', '3size', '3name', '1size', '1name']);
  });

  test('stays on the page of rows', () => {
    show({initialState: {pagination: {paginationModel: {page: 1, pageSize: 2}}}, pageSizeOptions: [2]});
    start('[data-id="3"] [data-field=name]');
    expect(path()).toEqual(['3name', '3size']);
  });

  test('is that of the grid while a cell is edited', () => {
    show();
    start('[data-id="1"] [data-field=name]');
    press(document.activeElement!, 'Enter');
    const input = query('[role=cell] input');
    act(() => input.focus());
    press(input, 'Tab');
    expect(document.querySelector('[role=cell] input')).toBeNull();
    expect(focused()).toBe('1size');
  });
});
