/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {createTheme, ThemeProvider, type ThemeOptions} from '@mui/material/styles';
import {act, fireEvent, render} from '@testing-library/react';
import {DataGrid, type DataGridProps} from '@mui/x-data-grid';
import ExpandableCells from '../../docs/react-data-grid/row-height/ExpandableCells';
import MergedValuesGrid from '../../docs/react-data-grid/row-spanning/MergedValuesGrid';
import RowPerGroupGrid from '../../docs/react-data-grid/row-spanning/RowPerGroupGrid';
import {cellsOf, giveGridsASize, textsOf, titleOf} from './dataGridRowsInJest';
import {fenceModule} from './pageFence';

let warn: jest.SpyInstance<void, unknown[]>;

beforeEach(() => {
  giveGridsASize(600, 400);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 600, height: 400}}>
      <DataGrid
        columns={[{field: 'name'}]}
        rows={[
          {id: 1, name: 'Ada'},
          {id: 2, name: 'Ben'},
        ]}
        {...props}
      />
    </div>
  );
}

const rowsOnScreen = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')];
const heights = () => rowsOnScreen().map(({style}) => style.maxHeight);

describe('row height', () => {
  test.each([
    ['compact', '36px', '17px'],
    ['standard', '52px', '25px'],
    ['comfortable', '67px', '32px'],
  ] as const)('%s multiplies rowHeight', (density, usual, dense) => {
    const {unmount} = render(<Grid density={density} />);
    expect(heights()).toEqual([usual, usual]);
    unmount();
    render(<Grid density={density} rowHeight={25} />);
    expect(heights()).toEqual([dense, dense]);
  });

  test('what getRowHeight returns is not multiplied, and null means rowHeight', () => {
    render(<Grid density="compact" getRowHeight={({id}) => (id === 1 ? 100 : null)} />);
    expect(heights()).toEqual(['100px', '36px']);
  });

  test('a height that is no positive number is reported, and 52 is used', () => {
    render(<Grid rowHeight={0} />);
    expect(heights()).toEqual(['52px', '52px']);
    expect(String(warn.mock.calls[0])).toContain('MUI: The `rowHeight` prop should be a number greater than 0.');
  });

  test('getRowHeight is called for all rows of the page, and not again for the same function', () => {
    const getRowHeight = jest.fn(() => 40);
    const rows = Array.from({length: 90}, (_, id) => ({id, name: 'Ada'}));
    const {rerender} = render(<Grid rows={rows} getRowHeight={getRowHeight} />);
    expect(new Set(getRowHeight.mock.calls.map(([row]: unknown[]) => (row as {id: number}).id)).size).toBe(90);
    getRowHeight.mockClear();
    rerender(<Grid rows={rows} getRowHeight={getRowHeight} />);
    expect(getRowHeight).not.toHaveBeenCalled();
  });

  test('a new function changes the height, as in the fence', () => {
    const {default: Tasks} = fenceModule<{default: ComponentType<{openTask: number}>}>(
      'react-data-grid/row-height',
      'variable-row-height',
    );
    const {rerender} = render(<Tasks openTask={1} />);
    expect(heights()).toEqual(['120px', '52px']);
    rerender(<Tasks openTask={2} />);
    expect(heights()).toEqual(['52px', '120px']);
  });

  test('a dynamic height renders all columns', () => {
    const columns = Array.from({length: 40}, (_, index) => ({field: `c${index}`}));
    const {unmount} = render(<Grid columns={columns} />);
    expect(document.querySelectorAll('.MuiDataGrid-row [role=cell]').length).toBeLessThan(40);
    unmount();
    render(<Grid columns={columns} getRowHeight={() => 'auto'} />);
    expect(document.querySelectorAll('.MuiDataGrid-row [role=cell]')).toHaveLength(80);
    expect(cellsOf('c0')[0]?.style).toMatchObject({minHeight: 'auto', maxHeight: 'none'});
  });

  test('heights are in the style of a cell, where only !important overrides them', () => {
    const {default: Notes} = fenceModule<{default: ComponentType}>(
      'react-data-grid/row-height',
      'minimum-and-maximum-height',
    );
    render(<Notes />);
    const [cell] = cellsOf('note');
    expect(cell?.style.minHeight).toBe('auto');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({cssText}) => cssText);
    expect(rules.some((rule) => /min-height: 40px ?!important/.test(rule))).toBe(true);
  });

  test('space between rows is a margin, or a border', () => {
    const spacing = () => ({top: 4, bottom: 6});
    const {unmount} = render(<Grid getRowSpacing={spacing} />);
    expect(rowsOnScreen()[0]?.style).toMatchObject({marginTop: '4px', marginBottom: '6px'});
    unmount();
    render(<Grid getRowSpacing={spacing} rowSpacingType="border" />);
    expect(rowsOnScreen()[0]?.style).toMatchObject({borderTopWidth: '4px', borderBottomWidth: '6px'});
  });

  test('a cell shows its whole text, and cuts it again', () => {
    render(<ExpandableCells />);
    const toggle = document.querySelector('[role=cell] [aria-expanded]')!;
    const before = textsOf('text').join();
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(textsOf('text').join().length).toBeGreaterThan(before.length);
    fireEvent.click(toggle);
    expect(textsOf('text').join()).toBe(before);
  });
});

test('Space on the button of an expandable cell is left to the browser, which presses it', () => {
  render(<ExpandableCells />);
  const button = document.querySelector<HTMLElement>('[role=cell] [aria-expanded]')!;
  act(() => button.focus());
  expect(fireEvent.keyDown(button, {key: ' '})).toBe(true);
  expect(button).toHaveFocus();
});

describe('row spanning', () => {
  const shown = () =>
    cellsOf('city').map((cell) => {
      const text = cell.querySelector('.MuiBox-root')!;
      return getComputedStyle(text).position === 'absolute' ? '' : text.textContent;
    });

  test('a repeated value is shown once, in the order on the screen, and stays in each cell', () => {
    render(<MergedValuesGrid />);
    expect(shown()).toEqual(['Vienna', '', '', 'Graz', 'Linz', '']);
    fireEvent.click(titleOf('hall'));
    expect(shown()).toEqual(['Vienna', 'Graz', 'Linz', '', 'Vienna', '']);
    expect(textsOf('city').every((text) => text.length > 0)).toBe(true);
  });

  test('a value is shown again at the top of the next page', () => {
    const onPage = (page: number) => {
      const defaultProps = {paginationModel: {page, pageSize: 2}, pageSizeOptions: [2]};
      const components = {MuiDataGrid: {defaultProps}} as ThemeOptions['components'];
      return (
        <ThemeProvider theme={createTheme({components})}>
          <MergedValuesGrid />
        </ThemeProvider>
      );
    };
    const {rerender} = render(onPage(0));
    expect(shown()).toEqual(['Vienna', '']);
    rerender(onPage(1));
    expect(shown()).toEqual(['Vienna', 'Graz']);
  });

  test('without a selector, sorting does not render cells', () => {
    const renderCell = jest.fn(({value}: {value?: string}) => value);
    render(<Grid columns={[{field: 'name', renderCell}]} />);
    renderCell.mockClear();
    fireEvent.click(titleOf('name'));
    fireEvent.click(titleOf('name'));
    expect(textsOf('name')).toEqual(['Ben', 'Ada']);
    expect(renderCell).not.toHaveBeenCalled();
  });

  test('one row for each group has one cell beside several lines', () => {
    render(<RowPerGroupGrid />);
    expect(textsOf('id')).toEqual(['Vienna', 'Graz', 'Linz']);
    expect(cellsOf('date').map((cell) => cell.querySelectorAll('li').length)).toEqual([3, 1, 2]);
  });

  test('version 6 ignores the props of later versions', () => {
    const later = {rowSpanning: true, unstable_rowSpanning: true} as Partial<DataGridProps>;
    render(
      <Grid
        rows={[
          {id: 1, name: 'Ada'},
          {id: 2, name: 'Ada'},
        ]}
        {...later}
      />,
    );
    expect(textsOf('name')).toEqual(['Ada', 'Ada']);
    expect(heights()).toEqual(['52px', '52px']);
  });
});
