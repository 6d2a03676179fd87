/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {ThemeProvider, createTheme} from '@mui/material/styles';
import {
  DataGrid,
  deDE,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid';
import CustomLocaleTextGrid from '../../docs/react-data-grid/localization/CustomLocaleTextGrid';
import DataGridRTL from '../../docs/react-data-grid/localization/DataGridRTL';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/localization';
const columns: GridColDef[] = [{field: 'name'}, {field: 'size', type: 'number'}];
const rows = [{id: 1, name: 'Ada', size: 1234}];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

let api: {current: GridApi};

function Grid(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return <DataGrid apiRef={apiRef} autoHeight disableVirtualization rows={rows} columns={columns} {...props} />;
}

function InTheme({theme, ...props}: Partial<DataGridProps> & {theme: object}) {
  return (
    <ThemeProvider theme={createTheme(theme)}>
      <Grid {...props} />
    </ThemeProvider>
  );
}

function query(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return found;
}

const pagination = () => query('.MuiTablePagination-root').textContent;
const german = deDE.components.MuiDataGrid.defaultProps.localeText;

describe('texts', () => {
  test('the demo says other words, also in the footer', () => {
    render(<CustomLocaleTextGrid />);
    expect(screen.getByText('Details')).toBeInTheDocument();
    expect(pagination()).toContain('Books 1 to 4 of 4');
    fireEvent.click(query('[role=cell]'));
    expect(screen.getByText('1 book chosen')).toBeInTheDocument();
  });

  test('the theme of the fence translates the grid and its pagination', () => {
    const {default: Cities} = fenceModule<{default: ComponentType}>(PAGE, 'locale-text');
    render(<Cities />);
    expect(screen.getByText('Keine Einträge')).toBeInTheDocument();
    expect(pagination()).toMatch(/Zeilen pro Seite.*0–0 von 0/);
  });

  test('localeText of a grid replaces all of the theme', () => {
    render(<InTheme theme={deDE} rows={[]} localeText={{noRowsLabel: 'Leer'}} />);
    expect(screen.getByText('Leer')).toBeInTheDocument();
    expect(pagination()).toContain('Rows per page');
  });

  test.each(['theme', 'localeText'] as const)('with the %s of the fence, one text is added to the locale', (which) => {
    const fence = fenceModule<{theme: object; localeText: Partial<GridLocaleText>}>(PAGE, 'locale-and-single-texts');
    render(
      which === 'theme' ? (
        <InTheme theme={fence.theme} rows={[]} />
      ) : (
        <InTheme theme={{}} rows={[]} localeText={fence.localeText} />
      ),
    );
    expect(screen.getByText('Leer')).toBeInTheDocument();
    expect(pagination()).toContain('Zeilen pro Seite');
  });

  test('the language switches, and the grid keeps its state', () => {
    const {default: Cities} = fenceModule<{default: ComponentType}>(PAGE, 'switch-the-language');
    const {unmount} = render(<Cities />);
    fireEvent.click(screen.getByText('fr'));
    expect(screen.getByText('Pas de résultats')).toBeInTheDocument();
    unmount();
    const {rerender} = render(<InTheme theme={{}} />);
    act(() => api.current.selectRow(1));
    expect(screen.getByText('1 row selected')).toBeInTheDocument();
    rerender(<InTheme theme={deDE} />);
    expect(screen.getByText('1 Eintrag ausgewählt')).toBeInTheDocument();
  });

  test('a translation of your own begins with some keys, the rest is English', () => {
    const {theme} = fenceModule<{theme: object}>(PAGE, 'your-own-translation');
    render(<InTheme theme={theme} rows={[]} />);
    expect(screen.getByText('Cap fila')).toBeInTheDocument();
    expect(pagination()).toMatch(/Files per pàgina.*0–0 of 0/);
  });

  test.each([undefined, null])('a text that is %s throws when it is needed, an empty one does not', (text) => {
    const localeText = {noRowsLabel: text} as unknown as Partial<GridLocaleText>;
    render(<Grid localeText={localeText} />);
    expect(() => render(<Grid rows={[]} localeText={localeText} />)).toThrow(
      'Missing translation for key noRowsLabel.',
    );
    render(<Grid rows={[]} localeText={{noRowsLabel: ''}} />);
  });

  test('without MuiTablePagination, the pagination stays English', () => {
    const {MuiTablePagination: _, ...texts} = german;
    render(<Grid localeText={texts} />);
    expect(pagination()).toContain('Rows per page');
  });
});

test('numbers follow the browser, and the columns of the fence do not', () => {
  const {columns: formatted} = fenceModule<{columns: GridColDef[]}>(PAGE, 'numbers-and-dates');
  const {unmount} = render(<InTheme theme={deDE} />);
  expect(query('[role=cell][data-field=size]')).toHaveTextContent('1,234');
  unmount();
  const cities = [
    {id: 1, inhabitants: 1234, founded: new Date(1899, 11, 31)},
    {id: 2, inhabitants: null, founded: null},
  ];
  render(<Grid columns={formatted} rows={cities} />);
  const texts = [...document.querySelectorAll('[role=cell]')].map(({textContent}) => textContent);
  expect(texts).toEqual(['1.234', '31.12.1899', '', '']);
});

describe('right to left', () => {
  test('the demo mirrors its styles', () => {
    render(<DataGridRTL />);
    const icon = query('.MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--alignRight) .MuiDataGrid-menuIcon');
    expect(getComputedStyle(icon)).toMatchObject({marginLeft: '-10px', marginRight: ''});
    expect(pagination()).toContain('عدد الصفوف في الصفحة:');
  });

  test('the demo keeps the vendor prefixes', () => {
    render(<DataGridRTL />);
    const rules = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules].map(({cssText}) => cssText));
    const unselectable = rules.filter((rule) => rule.includes('.grid-rtl-') && rule.includes('user-select: none'));
    expect(unselectable.length).toBeGreaterThan(0);
    expect(unselectable.filter((rule) => !rule.includes('-webkit-user-select: none'))).toEqual([]);
  });

  test.each([
    ['ltr', 'size'],
    ['rtl', 'name'],
  ] as const)('in a theme of %s, the right arrow on one column moves to another or stays', (direction, target) => {
    render(<InTheme theme={{direction}} />);
    const start = direction === 'ltr' ? 'name' : 'size';
    act(() => api.current.setCellFocus(1, start));
    fireEvent.keyDown(query(`[role=cell][data-field=${start}]`), {key: 'ArrowRight'});
    expect(document.activeElement).toHaveAttribute('data-field', target);
  });
});
