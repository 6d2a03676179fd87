/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, render, screen} from '@testing-library/react';
import Box from '@mui/material/Box';
import {ThemeProvider, createTheme} from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import AntDesignGrid from '../../docs/react-data-grid/style/AntDesignGrid';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/style';

beforeEach(() => {
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

const columns: GridColDef[] = [{field: 'name'}, {field: 'size', type: 'number'}];
const rows = ['Ada', 'Ben', 'Cem', 'Dov'].map((name, index) => ({id: name, name, size: index}));

let api: {current: GridApi};

function Grid(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <DataGrid apiRef={apiRef} autoHeight disableVirtualization hideFooter rows={rows} columns={columns} {...props} />
  );
}

function query(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return found;
}

const RED = 'rgb(255, 0, 0)';
const selectedRed = {'& .own.Mui-selected': {backgroundColor: RED}};

function background(selector: string): string {
  return getComputedStyle(query(selector)).backgroundColor;
}

describe('rows', () => {
  test('a rule for selected rows wins in the sx of the grid', () => {
    render(<Grid rowSelectionModel={['Ada']} getRowClassName={() => 'own'} sx={selectedRed} />);
    expect(background('[data-id=Ada]')).toBe(RED);
  });

  test('the same rule around the grid loses, and wins with one class more', () => {
    const grid = <Grid rowSelectionModel={['Ada']} getRowClassName={() => 'own'} />;
    const {unmount} = render(<Box sx={selectedRed}>{grid}</Box>);
    expect(background('[data-id=Ada]')).not.toBe(RED);
    unmount();
    render(<Box sx={{'& .MuiDataGrid-row.own.Mui-selected': {backgroundColor: RED}}}>{grid}</Box>);
    expect(background('[data-id=Ada]')).toBe(RED);
  });

  test('the position of a row is that on its page, sorted and filtered', () => {
    const getRowClassName: DataGridProps['getRowClassName'] = (params) =>
      `at-${params.indexRelativeToCurrentPage}${params.isFirstVisible ? ' first' : ''}${params.isLastVisible ? ' last' : ''}`;
    render(
      <Grid
        getRowClassName={getRowClassName}
        sortModel={[{field: 'size', sort: 'desc'}]}
        filterModel={{items: [{field: 'name', operator: 'isAnyOf', value: ['Ada', 'Cem', 'Dov']}]}}
        paginationModel={{page: 1, pageSize: 1}}
        pageSizeOptions={[1]}
      />,
    );
    expect(query('[data-id=Cem]')).toHaveClass('at-0', 'first', 'last');
  });

  test('an edited row has a class only with editMode="row"', () => {
    const editable = [{field: 'name', editable: true}];
    const {unmount} = render(<Grid columns={editable} />);
    act(() => api.current.startCellEditMode({id: 'Ada', field: 'name'}));
    expect(query('[data-id=Ada]')).not.toHaveClass('MuiDataGrid-row--editing');
    unmount();
    render(<Grid columns={editable} editMode="row" />);
    act(() => api.current.startRowEditMode({id: 'Ada'}));
    expect(query('[data-id=Ada]')).toHaveClass('MuiDataGrid-row--editing');
  });
});

describe('menu and panels', () => {
  const border = (selector: string) => getComputedStyle(query(selector)).borderTopColor;
  const borders = () => {
    act(() => api.current.showColumnMenu('name'));
    const menu = border('.MuiDataGrid-menuList');
    act(() => {
      api.current.hideColumnMenu();
      api.current.showFilterPanel();
    });
    return [menu, border('.MuiDataGrid-paper')];
  };
  const bordered = {border: `1px solid ${RED}`};
  const styles = {'& .MuiDataGrid-menuList': bordered, '& .MuiDataGrid-paper': bordered};

  test('sx of the grid does not reach them', () => {
    render(<Grid sx={styles} />);
    expect(borders()).not.toContain(RED);
  });

  test('sx of basePopper in the fence does', () => {
    const {default: Cities} = fenceModule<{default: ComponentType}>(PAGE, 'menu-and-panels');
    render(<Cities />);
    act(() => query('button[aria-label=Menu]').click());
    expect(border('.MuiDataGrid-menuList')).toBe('rgb(25, 118, 210)');
    act(() => screen.getByText('Filter').click());
    expect(border('.MuiDataGrid-paper')).toBe('rgb(25, 118, 210)');
  });

  test('the theme styles them under menu and panel', () => {
    const styleOverrides = {menu: styles, panel: styles};
    render(
      <ThemeProvider theme={createTheme({components: {MuiDataGrid: {styleOverrides}}} as object)}>
        <Grid />
      </ThemeProvider>,
    );
    expect(borders()).toEqual([RED, RED]);
  });
});

describe('headers', () => {
  const pinned: object = {initialState: {pinnedColumns: {left: ['name']}}};

  test('those of pinned columns need a rule of their own', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // License notices.
    const colored = {backgroundColor: RED};
    const sx = {'& .MuiDataGrid-columnHeaders': colored};
    const pro = (style: object) => <DataGridPro autoHeight rows={rows} columns={columns} sx={style} {...pinned} />;
    const {rerender} = render(pro(sx));
    expect(background('.MuiDataGrid-columnHeaders')).toBe(RED);
    expect(background('.MuiDataGrid-pinnedColumnHeaders')).toBe('rgb(255, 255, 255)');
    rerender(pro({...sx, '& .MuiDataGrid-pinnedColumnHeaders': colored}));
    expect(background('.MuiDataGrid-pinnedColumnHeaders')).toBe(RED);
  });
});

describe('cells', () => {
  test('a cell has the class of its column and that of the grid', () => {
    render(
      <Grid columns={[{field: 'name', cellClassName: ({value}) => `is-${value}`}]} getCellClassName={() => 'all'} />,
    );
    expect(query('[data-id=Ben] [data-field=name]')).toHaveClass('is-Ben', 'all');
  });

  test('numbers are at the right, and at the left in the fence', () => {
    const {unmount} = render(<Grid />);
    expect(query('[data-id=Ben] [data-field=size]')).toHaveClass(gridClasses['cell--textRight']);
    unmount();
    const {default: Books} = fenceModule<{default: ComponentType}>(PAGE, 'cell-alignment');
    render(<Books />);
    expect(query('[role=cell][data-field=year]')).toHaveClass(gridClasses['cell--textLeft']);
    expect(query('[role=columnheader][data-field=year]')).toHaveClass(gridClasses['columnHeader--alignLeft']);
  });
});

describe('theme', () => {
  test.each(['light', 'dark'] as const)('the demo keeps the mode %s, and runs without a theme around it', (mode) => {
    render(
      mode === 'light' ? (
        <AntDesignGrid />
      ) : (
        <ThemeProvider theme={createTheme({palette: {mode}})}>
          <AntDesignGrid />
        </ThemeProvider>
      ),
    );
    expect(background('.MuiDataGrid-columnHeaders')).toBe(mode === 'light' ? 'rgb(250, 250, 250)' : 'rgb(29, 29, 29)');
    expect(query('.MuiPagination-root')).toBeInTheDocument();
  });

  test('the theme of the fence sets props and styles', () => {
    const {theme} = fenceModule<{theme: object}>(PAGE, 'custom-theme');
    render(
      <ThemeProvider theme={theme}>
        <Grid />
      </ThemeProvider>,
    );
    expect(query('.MuiDataGrid-root')).toHaveClass(gridClasses['root--densityCompact']);
    expect(getComputedStyle(query('.MuiDataGrid-root')).borderTopWidth).toBe('0px');
    const cell = query('[data-id=Ada] [data-field=name]');
    act(() => cell.click());
    expect(api.current.getSelectedRows().size).toBe(0);
  });

  test('all lines have the color of the fence', () => {
    const {default: Cities} = fenceModule<{default: ComponentType}>(PAGE, 'lines');
    render(<Cities />);
    for (const part of ['.MuiDataGrid-root', '.MuiDataGrid-columnHeaders', '[role=cell]']) {
      expect(getComputedStyle(query(part)).borderBottomColor).toBe('rgb(25, 118, 210)');
    }
  });

  test('withBorderColor in the theme colors the lines', () => {
    const theme = createTheme({
      components: {MuiDataGrid: {styleOverrides: {withBorderColor: {borderColor: RED}}}},
    } as object);
    render(
      <ThemeProvider theme={theme}>
        <Grid />
      </ThemeProvider>,
    );
    expect(getComputedStyle(query('.MuiDataGrid-columnHeaders')).borderBottomColor).toBe(RED);
  });

  test('some keys of styleOverrides do nothing, and work as selectors in root', () => {
    const theme = (styleOverrides: object) => createTheme({components: {MuiDataGrid: {styleOverrides}}} as object);
    const color = () => getComputedStyle(query('.MuiDataGrid-row--lastVisible')).color;
    const {rerender} = render(
      <ThemeProvider theme={theme({'row--lastVisible': {color: RED}})}>
        <Grid />
      </ThemeProvider>,
    );
    expect(color()).not.toBe(RED);
    rerender(
      <ThemeProvider theme={theme({root: {'& .MuiDataGrid-row--lastVisible': {color: RED}}})}>
        <Grid />
      </ThemeProvider>,
    );
    expect(color()).toBe(RED);
  });

  test('the rule for lines has one class more than that of the headers themselves', () => {
    render(<Grid />);
    const selectors = [...document.styleSheets].flatMap(({cssRules}) =>
      [...cssRules].map((rule) => (rule as CSSStyleRule).selectorText ?? ''),
    );
    expect(selectors).toContainEqual(expect.stringMatching(/^\.css-\S+ \.MuiDataGrid-withBorderColor$/));
    expect(selectors).toContainEqual(expect.stringMatching(/^\.css-[^\s.]+-MuiDataGrid-columnHeaders$/));
  });
});
