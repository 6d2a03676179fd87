/** @jest-environment jsdom */
import {useState, type ComponentType, type FunctionComponent} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {ThemeProvider, createTheme} from '@mui/material/styles';
import {
  DataGrid,
  GridToolbar,
  GridToolbarFilterButton,
  useGridApiContext,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import CustomSortIcons from '../../docs/react-data-grid/components/CustomSortIcons';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/components';
const columns: GridColDef[] = [{field: 'name'}, {field: 'size'}];
const rows = [
  {id: 1, name: 'Ada', size: 3},
  {id: 2, name: 'Ben', size: 5},
];

let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 800, height: 300}}>
      <DataGrid autoHeight disableVirtualization rows={rows} columns={columns} {...props} />
    </div>
  );
}

function query<Type extends Element = HTMLElement>(selector: string): Type {
  const found = document.querySelector<Type>(selector);
  if (!found) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return found;
}

describe('override components', () => {
  test('the text field of the fence keeps the focus', () => {
    const {default: Cities} = fenceModule<{default: ComponentType}>(PAGE, 'overriding-components');
    render(<Cities />);
    const field = screen.getByLabelText('Title');
    field.focus();
    fireEvent.change(field, {target: {value: 'Towns'}});
    expect(screen.getByLabelText('Title')).toBe(field);
    expect(field).toHaveFocus();
    expect(query('[role=grid]')).toHaveAttribute('aria-label', 'Towns');
  });

  test('an inline function builds the field again, which loses the focus', () => {
    function Inline() {
      const [text, setText] = useState('');
      const onChange = ({target}: {target: {value: string}}) => setText(target.value);
      return <Grid slots={{toolbar: () => <input aria-label="Title" value={text} onChange={onChange} />}} />;
    }
    render(<Inline />);
    const field = screen.getByLabelText('Title');
    field.focus();
    fireEvent.change(field, {target: {value: 'T'}});
    expect(screen.getByLabelText('Title')).not.toBe(field);
    expect(document.body).toHaveFocus();
  });

  test('null removes a part, undefined keeps the default', () => {
    const {rerender} = render(<Grid slots={{pagination: null}} />);
    expect(document.querySelector('.MuiTablePagination-root')).toBeNull();
    rerender(<Grid slots={{pagination: undefined} as unknown as DataGridProps['slots']} />);
    expect(document.querySelector('.MuiTablePagination-root')).not.toBeNull();
  });

  test('the slots of the theme and of the grid are merged, and so are the props of a slot', () => {
    const Bar = ({from, to}: {from?: string; to?: string}) => <p>{`Bar ${from} ${to}`}</p>;
    const theme = createTheme({
      components: {
        MuiDataGrid: {defaultProps: {slots: {toolbar: Bar}, slotProps: {toolbar: {from: 'theme', to: 'theme'}}}},
      },
    } as object);
    const slotProps = {toolbar: {to: 'grid'}} as DataGridProps['slotProps'];
    render(
      <ThemeProvider theme={theme}>
        <Grid slots={{footer: () => <p>Foot</p>}} slotProps={slotProps!} />
      </ThemeProvider>,
    );
    expect(screen.getByText('Bar theme grid')).toBeInTheDocument();
    expect(screen.getByText('Foot')).toBeInTheDocument();
  });

  test('with slots, the old name is ignored', () => {
    render(<Grid slots={{footer: () => <p>new</p>}} components={{Toolbar: () => <p>old</p>}} />);
    expect(screen.getByText('new')).toBeInTheDocument();
    expect(screen.queryByText('old')).toBeNull();
  });

  test('outside the grid, its context is missing', () => {
    const Outside: FunctionComponent = () => <>{useGridApiContext().current.getRowsCount()}</>;
    expect(() => render(<Outside />)).toThrow('MUI: Could not find the data grid context.');
  });
});

describe('slots', () => {
  test('the row count of the fence follows the filter', () => {
    const {RowCount} = fenceModule<{RowCount: ComponentType}>(PAGE, 'interacting-with-the-data-grid');
    const filterModel = {items: [{field: 'name', operator: 'equals', value: 'Ben'}]};
    const {rerender} = render(<Grid slots={{toolbar: RowCount}} />);
    expect(screen.getByText('Rows: 2')).toBeInTheDocument();
    rerender(<Grid slots={{toolbar: RowCount}} filterModel={filterModel} />);
    expect(screen.getByText('Rows: 1')).toBeInTheDocument();
    rerender(<Grid slots={{toolbar: RowCount}} filterModel={filterModel} loading />);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
  });

  test('the toolbar is empty if its three features are off, even its export', () => {
    const off = {disableColumnFilter: true, disableColumnSelector: true, disableDensitySelector: true};
    const {rerender} = render(<Grid slots={{toolbar: GridToolbar}} disableColumnFilter disableColumnSelector />);
    expect(screen.getByText('Export')).toBeInTheDocument();
    rerender(<Grid slots={{toolbar: GridToolbar}} {...off} />);
    expect(screen.queryByText('Export')).toBeNull();
  });

  test('baseButton wins over a prop of one button', () => {
    const Toolbar = () => <GridToolbarFilterButton componentsProps={{button: {title: 'own'}}} />;
    render(<Grid slots={{toolbar: Toolbar}} slotProps={{baseButton: {title: 'base'}}} />);
    expect(screen.getByText('Filters').closest('button')).toHaveAttribute('title', 'base');
  });

  test('the props of the fence arrive in the toolbar, its buttons and the pagination', () => {
    const {default: Cities} = fenceModule<{default: ComponentType}>(PAGE, 'slot-props');
    render(<Cities />);
    expect(query('input[type=search]')).toBeInTheDocument();
    expect(screen.getByText('Columns').closest('button')).toHaveClass('MuiButton-outlined');
    expect(query('[aria-label="Go to first page"]')).toBeInTheDocument();
  });

  test('a part of the fence gets its own prop', () => {
    const {BudgetFooter} = fenceModule<{BudgetFooter: ComponentType}>(PAGE, 'custom-slot-props-with-typescript');
    render(<Grid slots={{footer: BudgetFooter}} slotProps={{footer: {budget: 80}} as DataGridProps['slotProps']} />);
    expect(screen.getByText('Budget: €80')).toBeInTheDocument();
  });

  test('footerRowCount is never shown by DataGrid, and by Pro without pagination', () => {
    const slots = {footerRowCount: () => <p>count</p>};
    const {unmount} = render(<Grid slots={slots} />);
    expect(screen.queryByText('count')).toBeNull();
    unmount();
    render(<DataGridPro autoHeight rows={rows} columns={columns} slots={slots} />);
    expect(screen.getByText('count')).toBeInTheDocument();
  });

  test('while the grid loads, only the loading overlay is shown', () => {
    const slots = {noRowsOverlay: () => <p>none</p>, loadingOverlay: () => <p>loading</p>};
    const {rerender} = render(<Grid rows={[]} slots={slots} loading />);
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(screen.queryByText('none')).toBeNull();
    rerender(<Grid rows={[]} slots={slots} />);
    expect(screen.getByText('none')).toBeInTheDocument();
  });

  test('an icon that gets sortingOrder on its element makes React warn', () => {
    render(<Grid slots={{columnUnsortedIcon: (props: object) => <svg {...props} />}} />);
    expect(JSON.stringify(consoleError.mock.calls)).toMatch(/React does not recognize the .*prop on a DOM element/);
    expect(JSON.stringify(consoleError.mock.calls)).toContain('sortingOrder');
    consoleError.mockClear();
    render(<CustomSortIcons />);
    expect(JSON.stringify(consoleError.mock.calls)).not.toContain('sortingOrder');
  });

  test('with new slotProps each cell renders again, with the same ones none does', () => {
    const renderCell = jest.fn(() => 'x');
    const withRenderer: GridColDef[] = [{field: 'name', renderCell}];
    const slotProps = {cell: {onFocus: () => undefined}};
    const {rerender} = render(<Grid columns={withRenderer} slotProps={slotProps} />);
    renderCell.mockClear();
    rerender(<Grid columns={withRenderer} slotProps={slotProps} />);
    expect(renderCell).not.toHaveBeenCalled();
    rerender(<Grid columns={withRenderer} slotProps={{...slotProps}} />);
    expect(renderCell).toHaveBeenCalledTimes(2);
  });
});
