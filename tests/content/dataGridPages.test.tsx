/** @jest-environment jsdom */
import type {ComponentType, ReactElement} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {DataGrid, gridClasses} from '@mui/x-data-grid';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  GridPreferencePanelsValue,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {ThemeProvider as EmotionThemeProvider} from '@emotion/react';
import {ThemeProvider, createTheme} from '@mui/material/styles';
import ColumnPinningApiNoSnap from '../../docs/react-data-grid/column-pinning/ColumnPinningApiNoSnap';
import VisibleColumnsModelControlled from '../../docs/react-data-grid/column-visibility/VisibleColumnsModelControlled';
import {fenceModule} from './pageFence';

let silent: jest.SpyInstance;

beforeEach(() => {
  // License notices, and errors that a test expects.
  silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

interface Component<Props = object> {
  default: ComponentType<Props>;
}

let api: {current: GridApiPro};

interface TestGridProps extends Partial<Omit<DataGridProProps, 'pagination'>> {
  columns: GridColDef[];
  component?: typeof DataGrid | typeof DataGridPro;
}

function Grid({component: Tested = DataGridPro, ...props}: TestGridProps) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 800, height: 300}}>
      <Tested apiRef={apiRef} disableVirtualization rows={[{id: 1, a: 'x', b: 'y'}]} {...props} />
    </div>
  );
}

function headers(): string[] {
  return screen.getAllByRole('columnheader').map((header) => header.textContent ?? '');
}

describe('getting started', () => {
  test('a new columns array restores widths, but not that of a column with a type and no width', () => {
    const columns = () => [{field: 'a', width: 120}, {field: 'b'}, {field: 'c', type: 'number'}];
    const {rerender} = render(<Grid columns={columns()} />);
    act(() => ['a', 'b', 'c'].forEach((field) => api.current.setColumnWidth(field, 180)));
    rerender(<Grid columns={columns()} />);
    expect(['a', 'b', 'c'].map((field) => api.current.getColumn(field).width)).toEqual([120, 100, 180]);
  });

  test('a row without an id throws, and getRowId names another property', () => {
    const rows = [{sku: 'k1', a: 'Kettle'}];
    expect(() => render(<Grid columns={[{field: 'a'}]} rows={rows} />)).toThrow('to have a unique `id` property');
    render(<Grid columns={[{field: 'a'}]} rows={rows} getRowId={(row: {sku: string}) => row.sku} />);
    expect(screen.getByRole('cell', {name: 'Kettle'})).toBeInTheDocument();
  });

  test('the free grid throws for a page of more than 100 rows', () => {
    const paginationModel = {page: 0, pageSize: 101};
    expect(() =>
      render(<Grid component={DataGrid} columns={[{field: 'a'}]} paginationModel={paginationModel} />),
    ).toThrow('100');
  });

  test('the grid of one’s own is compact, and a click selects nothing', () => {
    const {default: AppGrid} = fenceModule<Component>('react-data-grid/getting-started', 'typescript', 1);
    render(<AppGrid {...{columns: [{field: 'a'}], rows: [{id: 1}], autoHeight: true, disableVirtualization: true}} />);
    expect(document.querySelector('[role=grid]')).toHaveClass(gridClasses['root--densityCompact']);
    fireEvent.click(document.querySelector('[role=cell]')!);
    expect(document.querySelector('[role=row][data-id]')).toHaveAttribute('aria-selected', 'false');
  });

  test('below an Emotion theme of another library, the grid needs the theme of Material UI', () => {
    const grid = <Grid columns={[{field: 'a'}]} />;
    const other = {colors: {brand: 'teal'}};
    const below = (content: ReactElement) =>
      render(<EmotionThemeProvider theme={other}>{content}</EmotionThemeProvider>);
    expect(() => below(grid)).toThrow("Cannot read properties of undefined (reading 'mode')");
    below(<ThemeProvider theme={createTheme()}>{grid}</ThemeProvider>);
    expect(headers()).toEqual(['a']);
  });
});

describe('layout', () => {
  test('the growing grid of the fence has room for a message', () => {
    const {default: GrowingGrid} = fenceModule<Component<object>>('react-data-grid/layout', 'auto-height');
    const {container} = render(<GrowingGrid {...{rows: [], columns: [{field: 'a'}]}} />);
    // Headers, footer and borders take 111 of them.
    expect(getComputedStyle(container.firstElementChild!)).toMatchObject({minHeight: '220px', maxHeight: '400px'});
  });

  test('the headers of the fence are sticky in the page', () => {
    const {default: Stations} = fenceModule<Component<{rows: object[]}>>('react-data-grid/layout', 'sticky-headers');
    render(<Stations rows={[{id: 1}]} />);
    const style = (part: string) => getComputedStyle(document.querySelector(`.${part}`)!);
    expect(style(gridClasses.main).overflow).toBe('visible');
    expect(style(gridClasses.columnHeaders)).toMatchObject({position: 'sticky', top: '0px'});
  });
});

describe('column header', () => {
  test('titles that wrap have a header of the height that the fence sets', () => {
    const {default: WrappedTitles} = fenceModule<Component>('react-data-grid/column-header', 'height');
    const {container} = render(<WrappedTitles />);
    expect(container.querySelector<HTMLElement>(`.${gridClasses.columnHeaders}`)?.style.minHeight).toBe('72px');
  });

  test('the button in a header does not sort, by mouse or by key', () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const {default: HeaderWithButton} = fenceModule<Component>('react-data-grid/column-header', 'controls');
    render(<HeaderWithButton />);
    const button = screen.getByRole('button', {name: 'How the margin is computed'});
    fireEvent.click(button);
    fireEvent.keyDown(button, {key: 'Enter'});
    const header = screen.getByRole('columnheader');
    expect(window.open).toHaveBeenCalledTimes(1);
    expect(header).toHaveAttribute('aria-sort', 'none');
    fireEvent.click(header);
    expect(header).toHaveAttribute('aria-sort', 'ascending');
  });
});

describe('sort icons', () => {
  test('are visible in all headers of the fence, and pale in those that are not sorted', () => {
    const {default: Hours} = fenceModule<Component>('react-data-grid/column-header', 'sort-icons');
    const {container} = render(<Hours />);
    fireEvent.click(screen.getByRole('columnheader', {name: 'team'}));
    const icons = [...container.querySelectorAll(`.${gridClasses.sortIcon}`)].map((icon) => getComputedStyle(icon));
    expect(icons.map(({opacity}) => opacity || '1')).toEqual(['1', '0.5']);
    const containers = [...container.querySelectorAll(`.${gridClasses.iconButtonContainer}`)];
    expect(containers.map((element) => getComputedStyle(element).visibility)).toEqual(['visible', 'visible']);
    expect(containers.map((element) => getComputedStyle(element).width)).toEqual(['auto', 'auto']);
  });
});

describe('column groups', () => {
  test('columns that lie apart split their group', () => {
    const {default: Teams} = fenceModule<Component>('react-data-grid/column-groups', 'column-group-ordering');
    render(<Teams />);
    expect(headers().filter((text) => text === 'Team')).toHaveLength(2);
  });

  test('without the flag columnGrouping there are no groups, and no message', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const model = [{groupId: 'Group', children: [{field: 'a'}]}];
    const {unmount} = render(<Grid component={DataGrid} columns={[{field: 'a'}]} columnGroupingModel={model} />);
    expect(headers()).toEqual(['a']);
    expect(warn).not.toHaveBeenCalled();
    expect(silent).not.toHaveBeenCalled();
    unmount();
    render(<Grid columns={[{field: 'a'}]} columnGroupingModel={model} experimentalFeatures={{columnGrouping: true}} />);
    expect(headers()).toEqual(['Group', 'a']);
  });
});

describe('column visibility', () => {
  test('the switch above the grid shows the column that the model hides', () => {
    render(<VisibleColumnsModelControlled />);
    expect(headers()).not.toContain('Phone');
    fireEvent.click(screen.getByRole('checkbox', {name: 'Show phone numbers'}));
    expect(headers()).toContain('Phone');
  });

  test('undefined keeps the last model, and an empty one shows everything', () => {
    const columns = [{field: 'a'}, {field: 'b'}];
    const {rerender} = render(<Grid columns={columns} columnVisibilityModel={{b: false}} />);
    rerender(<Grid columns={columns} columnVisibilityModel={undefined} />);
    expect(headers()).toEqual(['a']);
    rerender(<Grid columns={columns} columnVisibilityModel={{}} />);
    expect(headers()).toEqual(['a', 'b']);
  });
});

describe('columns that the grid adds', () => {
  test('are left out of the panel by their fields, and “Hide all” keeps them', () => {
    const own = [GRID_CHECKBOX_SELECTION_FIELD, GRID_DETAIL_PANEL_TOGGLE_FIELD];
    const fields = (columns: GridColDef[]) => columns.map(({field}) => field);
    const seen = jest.fn(fields);
    const panel = (getTogglableColumns: (columns: GridColDef[]) => string[]) => (
      <Grid
        columns={[{field: 'a'}]}
        checkboxSelection
        getDetailPanelContent={() => <p>Details</p>}
        slotProps={{columnsPanel: {getTogglableColumns}}}
      />
    );
    const hideAll = () => {
      act(() => api.current.showPreferences(GridPreferencePanelsValue.columns));
      fireEvent.click(screen.getByText('Hide all'));
      return fields(api.current.getVisibleColumns());
    };
    const {unmount} = render(panel(seen));
    expect(hideAll()).toEqual([]);
    expect(seen.mock.results[0]?.value).toEqual(expect.arrayContaining(own));
    unmount();
    render(panel((columns) => fields(columns).filter((field) => !own.includes(field))));
    expect(new Set(hideAll())).toEqual(new Set(own));
  });
});

describe('column pinning', () => {
  test.each(['ltr', 'rtl'] as const)('in a layout of %s, the fence pins a column to the start', (direction) => {
    const {default: Departures} = fenceModule<Component>('react-data-grid/column-pinning', 'right-to-left');
    const {container} = render(
      <ThemeProvider theme={createTheme({direction})}>
        <Departures />
      </ThemeProvider>,
    );
    // From right to left, the plugin for styles mirrors what the grid writes for the left side.
    const pinned = [...container.querySelectorAll('[class*="pinnedColumnHeaders--"]')];
    expect(pinned.map(({className}) => /pinnedColumnHeaders--(\w+)/.exec(className)?.[1])).toEqual(['left']);
    expect(pinned[0]).toHaveTextContent('line');
  });

  test('the toolbar pins and unpins the destination', () => {
    const {container} = render(<ColumnPinningApiNoSnap />);
    const pinned = () => container.querySelector('[class*="pinnedColumnHeaders--"]')?.textContent;
    expect(pinned()).toBeUndefined();
    fireEvent.click(screen.getByRole('button', {name: 'Pin left'}));
    expect(pinned()).toBe('Destination');
    fireEvent.click(screen.getByRole('button', {name: 'Unpin'}));
    expect(pinned()).toBeUndefined();
  });

  test('a row keeps the largest height that was measured, until resetRowHeights', () => {
    jest.useFakeTimers();
    const initialState = {pinnedColumns: {left: ['a']}};
    const {container} = render(
      <Grid columns={[{field: 'a'}, {field: 'b'}]} initialState={initialState} getRowHeight={() => 'auto'} />,
    );
    const measured = (height: number, part: 'left' | 'center') =>
      act(() => {
        api.current.unstable_storeRowHeightMeasurement(1, height, part);
        jest.advanceTimersByTime(1_000);
      });
    const minHeights = () =>
      [...container.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].map(({style}) => style.minHeight);
    measured(60, 'center');
    measured(120, 'left');
    expect(new Set(minHeights())).toEqual(new Set(['120px']));
    act(() => {
      api.current.unpinColumn('a');
      jest.advanceTimersByTime(1_000);
    });
    expect(minHeights()).toEqual(['120px']);
    act(() => {
      api.current.resetRowHeights();
      jest.advanceTimersByTime(1_000);
    });
    expect(minHeights()).not.toContain('120px');
    jest.useRealTimers();
  });
});
