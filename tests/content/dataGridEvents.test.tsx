/** @jest-environment jsdom */
import {useEffect, type ComponentType, type MutableRefObject} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  DataGrid,
  gridPageCountSelector,
  useGridApiContext,
  useGridApiEventHandler,
  useGridApiRef,
  useGridSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import UseGridApiContext from '../../docs/react-data-grid/api-object/UseGridApiContext';
import UseGridApiRef from '../../docs/react-data-grid/api-object/UseGridApiRef';
import DoubleClickWithCtrlToEdit from '../../docs/react-data-grid/events/DoubleClickWithCtrlToEdit';
import SubscribeToEventsApiRef from '../../docs/react-data-grid/events/SubscribeToEventsApiRef';
import SubscribeToEventsHook from '../../docs/react-data-grid/events/SubscribeToEventsHook';
import SubscribeToEventsProp from '../../docs/react-data-grid/events/SubscribeToEventsProp';
import {makeOrders} from '../../docs/react-data-grid/shared/orders';
import {fenceModule} from './pageFence';

let silent: jest.SpyInstance<void, unknown[]>;

beforeEach(() => {
  // License notices, and errors that a test expects.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

let api: MutableRefObject<GridApi>;

const rows = [
  {id: 1, name: 'Ada', size: 3},
  {id: 2, name: 'Ben', size: 1},
];
const columns: GridColDef[] = [
  {field: 'name', editable: true},
  {field: 'size', type: 'number'},
];

function Grid(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return <DataGrid apiRef={apiRef} autoHeight disableVirtualization rows={rows} columns={columns} {...props} />;
}

const cell = (field = 'name') => document.querySelector(`[role=cell][data-field=${field}]`)!;
const scrollTo = (scrollTop: number) =>
  fireEvent.scroll(document.querySelector('.MuiDataGrid-virtualScroller')!, {target: {scrollTop}});

describe('the API object', () => {
  test('it is empty at first, filled in effects, null afterwards, and React warns when it is used again', () => {
    const seen: unknown[] = [];
    let ref!: MutableRefObject<GridApi | null>;
    function Parent({isShown}: {isShown: boolean}) {
      const apiRef = useGridApiRef();
      ref = apiRef;
      useEffect(() => {
        seen.push(typeof apiRef.current?.setPage);
      }, [apiRef]);
      return isShown ? <DataGrid apiRef={apiRef} rows={rows} columns={columns} /> : null;
    }
    const {rerender} = render(<Parent isShown={false} />);
    expect(ref.current).toEqual({});
    rerender(<Parent isShown />);
    expect(ref.current).toHaveProperty('setPage');
    rerender(<Parent isShown={false} />);
    expect(ref.current).toBeNull();
    rerender(<Parent isShown />);
    expect(silent.mock.calls.flat().join(' ')).toContain('The prop `apiRef.current` is marked as required');
    expect(ref.current).toHaveProperty('setPage');
    render(<Parent isShown />);
    expect(seen).toEqual(['undefined', 'function']);
  });

  test('hooks of the grid throw in the component that renders it', () => {
    const nothing = () => null;
    const WithHandler = () => <>{useGridApiEventHandler(useGridApiRef(), 'rowClick', nothing)}</>;
    const WithSelector = () => <>{useGridSelector(useGridApiRef(), gridPageCountSelector)}</>;
    const WithContext = () => <>{typeof useGridApiContext()}</>;
    expect(() => render(<WithHandler />)).toThrow('subscribeEvent is not a function');
    expect(() => render(<WithSelector />)).toThrow('Cannot read properties of undefined');
    expect(() => render(<WithContext />)).toThrow('MUI: Could not find the data grid context.');
  });

  test('a method of a controlled model only calls the callback', () => {
    const onSortModelChange = jest.fn();
    render(<Grid sortModel={[]} onSortModelChange={onSortModelChange} />);
    act(() => api.current.setSortModel([{field: 'name', sort: 'desc'}]));
    expect(onSortModelChange).toHaveBeenCalledTimes(1);
    expect(cell()).toHaveTextContent('Ada');
  });

  test('DataGrid updates one row at a time, and getRow of an unknown id is null', () => {
    render(<Grid />);
    act(() => api.current.updateRows([{id: 1, name: 'Amy'}]));
    expect(cell()).toHaveTextContent('Amy');
    expect(() => api.current.updateRows([{id: 1}, {id: 2}])).toThrow("MUI: You can't update several rows at once");
    expect(api.current.getRow(9)).toBeNull();
  });

  test('the fence copies the names in the order on the screen', () => {
    const {default: footer} = fenceModule<{default: ComponentType}>(
      'react-data-grid/api-object',
      'retrieve-data-from-the-state',
    );
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, {clipboard: {writeText}});
    render(<Grid slots={{footer}} sortModel={[{field: 'size', sort: 'asc'}]} />);
    fireEvent.click(screen.getByText('Copy names'));
    expect(writeText).toHaveBeenCalledWith('Ben\nAda');
  });

  test('the fence counts the rows that pass the filter', () => {
    const {default: CountedGrid} = fenceModule<{default: ComponentType<DataGridProps>}>(
      'react-data-grid/api-object',
      'listen-to-grid-events',
    );
    const filterModel = {items: [{field: 'name', operator: 'equals', value: 'Ben'}]};
    const props = {rows, columns, initialState: {filter: {filterModel}}};
    const {container, rerender} = render(<CountedGrid {...props} />);
    const count = () => container.querySelector('p')?.textContent;
    expect(count()).toBe('Rows: 1');
    rerender(<CountedGrid {...props} rows={[...rows, {id: 3, name: 'Ben'}, {id: 4, name: 'Cem'}]} />);
    expect(count()).toBe('Rows: 2');
    rerender(<CountedGrid {...props} filterMode="server" filterModel={{items: []}} />);
    expect(count()).toBe('Rows: 2');
  });

  test('the demos turn pages and find returned orders', () => {
    const {unmount} = render(<UseGridApiContext />);
    fireEvent.click(screen.getByText('Older'));
    expect(screen.getByText('Page 2 of 200')).toBeInTheDocument();
    unmount();
    render(<UseGridApiRef />);
    fireEvent.click(screen.getByText('Next returned order'));
    fireEvent.click(screen.getByText('Next returned order'));
    const returned = makeOrders(100).filter(({status}) => status === 'Returned');
    expect(document.querySelector<HTMLElement>('.Mui-selected')?.dataset['id']).toBe(String(returned[1]?.id));
  });
});

describe('events', () => {
  test('they go from the cell to the row, and the grid reacts in between', () => {
    const seen: string[] = [];
    const log = (name: string) => () => void seen.push(name);
    render(
      <Grid
        onCellClick={log('cellClick')}
        onRowClick={log('rowClick')}
        onRowSelectionModelChange={log('selection')}
        onCellDoubleClick={log('cellDoubleClick')}
        onCellEditStart={log('cellEditStart')}
        onRowDoubleClick={log('rowDoubleClick')}
      />,
    );
    fireEvent.mouseUp(cell());
    fireEvent.click(cell());
    fireEvent.click(cell());
    fireEvent.doubleClick(cell());
    const click = ['cellClick', 'rowClick', 'selection'];
    expect(seen).toEqual([...click, ...click, 'cellDoubleClick', 'cellEditStart', 'rowDoubleClick']);
  });

  test('a prop prevents the reaction, subscribeEvent only with isFirst', () => {
    const mode = () => api.current.getCellMode(1, 'name');
    const prevent = (_params: unknown, event: {defaultMuiPrevented?: boolean}) => {
      event.defaultMuiPrevented = true;
    };
    const {unmount} = render(<Grid onCellDoubleClick={prevent} />);
    const listener = jest.fn();
    api.current.subscribeEvent('cellDoubleClick', listener);
    fireEvent.doubleClick(cell());
    expect(mode()).toBe('view');
    expect(listener).toHaveBeenCalledTimes(1);
    unmount();
    const again = render(<Grid />);
    api.current.subscribeEvent('cellDoubleClick', prevent);
    fireEvent.doubleClick(cell());
    expect(mode()).toBe('edit');
    again.unmount();
    render(<Grid />);
    api.current.subscribeEvent('cellDoubleClick', prevent, {isFirst: true});
    fireEvent.doubleClick(cell());
    expect(mode()).toBe('view');
  });

  test('a listener of the hook is skipped if a prop has prevented the reaction', () => {
    const listener = jest.fn();
    function Footer() {
      useGridApiEventHandler(useGridApiContext(), 'rowClick', listener);
      return null;
    }
    const {rerender} = render(<Grid slots={{footer: Footer}} />);
    fireEvent.click(cell());
    expect(listener).toHaveBeenCalledTimes(1);
    rerender(
      <Grid
        slots={{footer: Footer}}
        onRowClick={(_params, event) => {
          event.defaultMuiPrevented = true;
        }}
      />,
    );
    fireEvent.click(cell());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('the link of the fence neither selects the row nor calls onRowClick', () => {
    const fence = fenceModule<{columns: GridColDef[]}>('react-data-grid/events', 'disabling-the-default-behavior');
    const onRowClick = jest.fn();
    render(<Grid rows={[{id: 1, name: 'Ada', phone: '1'}]} columns={fence.columns} onRowClick={onRowClick} />);
    fireEvent.click(screen.getByRole('link', {name: 'Call Ada'}));
    expect(onRowClick).not.toHaveBeenCalled();
    expect(api.current.getSelectedRows().size).toBe(0);
  });

  test('details has the API in DataGridPro alone', () => {
    const keys = (Tested: ComponentType<DataGridProps>) => {
      const onRowClick = jest.fn<void, [unknown, unknown, object]>();
      const {unmount} = render(
        <Tested autoHeight disableVirtualization rows={rows} columns={columns} onRowClick={onRowClick} />,
      );
      fireEvent.click(cell());
      unmount();
      return Object.keys(onRowClick.mock.calls[0]?.[2] ?? {unset: true});
    };
    expect(keys(DataGrid)).toEqual([]);
    expect(keys(DataGridPro as ComponentType<DataGridProps>)).toEqual(['api']);
    expect(keys(DataGridPremium as ComponentType<DataGridProps>)).toEqual([]);
  });

  test('onStateChange runs for a move of the focus, and not for scrolling', () => {
    const onStateChange = jest.fn();
    render(<Grid onStateChange={onStateChange} />);
    onStateChange.mockClear();
    scrollTo(52);
    expect(onStateChange).not.toHaveBeenCalled();
    act(() => api.current.setCellFocus(1, 'name'));
    expect(onStateChange).toHaveBeenCalled();
  });

  test('a right click reaches the row, and its id is a string', () => {
    const ids: unknown[] = [];
    const onContextMenu = (event: {currentTarget: HTMLElement}) => ids.push(event.currentTarget.dataset['id']);
    render(<Grid slotProps={{row: {onContextMenu}}} />);
    fireEvent.contextMenu(cell());
    expect(ids).toEqual(['1']);
  });

  test('filteredRowsSet and sortedRowsSet come when the result is in the state', () => {
    render(<Grid />);
    const orders: unknown[] = [];
    api.current.subscribeEvent('sortedRowsSet', () => orders.push(api.current.getSortedRowIds()));
    act(() => api.current.setSortModel([{field: 'size', sort: 'asc'}]));
    expect(orders).toEqual([[2, 1]]);
  });
});

describe('the demos of events', () => {
  test('a prop, a hook and a subscription tell what has happened', () => {
    const first = render(<SubscribeToEventsProp />);
    fireEvent.click(cell('ferry'));
    expect(screen.getByText('Astrid leaves from pier 2.')).toBeInTheDocument();
    first.unmount();
    const second = render(<SubscribeToEventsHook />);
    fireEvent.click(screen.getAllByLabelText('Select row')[0]!);
    expect(screen.getByRole('status')).toHaveTextContent('Lentil soup is added.');
    second.unmount();
    render(<SubscribeToEventsApiRef />);
    scrollTo(90 * 52);
    expect(screen.getByText('February 11, 2026')).toBeInTheDocument();
  });

  test('a double click edits with Ctrl, and not without', () => {
    render(<DoubleClickWithCtrlToEdit />);
    fireEvent.doubleClick(cell('days'));
    expect(document.querySelector('[role=cell] input')).toBeNull();
    fireEvent.doubleClick(cell('days'), {ctrlKey: true});
    expect(document.querySelector('[role=cell] input')).not.toBeNull();
  });
});
