/** @jest-environment jsdom */
import {useState, type ComponentType} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import GridAriaV7 from '../../docs/react-data-grid/accessibility/GridAriaV7';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/accessibility';
const columns: GridColDef[] = [{field: 'name', headerName: 'Name'}, {field: 'size'}];
const rows = [
  {id: 1, name: 'Ada', size: 3},
  {id: 2, name: 'Ben', size: 5},
];

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
  return (
    <DataGrid
      apiRef={apiRef}
      autoHeight
      disableVirtualization
      aria-label="People"
      rows={rows}
      columns={columns}
      {...props}
    />
  );
}

function query(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return found;
}

describe('roles', () => {
  test('the root is the grid, with counts; rows count from 2', () => {
    render(<Grid sortModel={[{field: 'name', sort: 'desc'}]} rowSelectionModel={[2]} />);
    const grid = query('[role=grid]');
    expect(grid).toHaveClass('MuiDataGrid-root');
    expect(grid).toHaveAttribute('aria-label', 'People');
    expect(grid).toHaveAttribute('aria-rowcount', '3');
    expect(grid).toHaveAttribute('aria-colcount', '2');
    expect(query('[role=columnheader]')).toHaveAttribute('aria-sort', 'descending');
    expect(query('[role=columnheader]')).toHaveAttribute('aria-label', 'Name');
    expect(query('[data-id="2"]')).toHaveAttribute('aria-rowindex', '2');
    expect(query('[data-id="2"]')).toHaveAttribute('aria-selected', 'true');
    expect(query('[data-id="1"] [data-field=size]')).toHaveAttribute('aria-colindex', '2');
    expect(grid.querySelector('.MuiTablePagination-root')).not.toBeNull();
  });

  test('aria-multiselectable is wrong with checkboxes, and can be passed', () => {
    const {rerender} = render(<Grid checkboxSelection />);
    expect(query('[role=grid]')).toHaveAttribute('aria-multiselectable', 'false');
    rerender(<Grid checkboxSelection {...{'aria-multiselectable': true}} />);
    expect(query('[role=grid]')).toHaveAttribute('aria-multiselectable', 'true');
  });
});

describe('ariaV7', () => {
  test('the role moves to the rows and headers, the label stays on the root', () => {
    render(<Grid experimentalFeatures={{ariaV7: true}} />);
    const grid = query('[role=grid]');
    expect(grid).toHaveClass('MuiDataGrid-main');
    expect(grid).not.toHaveAttribute('aria-label');
    expect(query('.MuiDataGrid-root')).toHaveAttribute('aria-label', 'People');
    expect(grid.querySelector('.MuiTablePagination-root')).toBeNull();
    expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(4);
    expect(document.querySelectorAll('[role=cell]')).toHaveLength(0);
  });

  test('with tree data, the role is treegrid, and grid without the flag', () => {
    const tree = {treeData: true, getTreeDataPath: ({name}: {name: string}) => [name], rows, columns};
    const {unmount} = render(<DataGridPro {...tree} experimentalFeatures={{ariaV7: true}} />);
    expect(query('.MuiDataGrid-main')).toHaveAttribute('role', 'treegrid');
    expect(document.querySelector('.MuiDataGrid-row:is([aria-level], [aria-expanded])')).toBeNull();
    unmount();
    render(<DataGridPro {...tree} />);
    expect(query('.MuiDataGrid-root')).toHaveAttribute('role', 'grid');
  });

  test('the demo names the element with the role, and shows both', () => {
    render(<GridAriaV7 />);
    expect(query('.MuiDataGrid-main')).toHaveAttribute('aria-label', 'Pharmacy');
    expect(screen.getByText(/^The element of headers and rows has the role grid/)).toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('ariaV7'));
    expect(query('.MuiDataGrid-root')).toHaveAttribute('aria-label', 'Pharmacy');
    expect(screen.getByText(/^The root has the role grid/)).toBeInTheDocument();
  });
});

test('the live region of the fence says how many rows match, and that they are loading', () => {
  const {default: AnnouncedGrid} = fenceModule<{default: ComponentType<DataGridProps>}>(PAGE, 'announce-changes');
  const props = {rows, columns, autoHeight: true};
  const {rerender} = render(<AnnouncedGrid {...props} />);
  rerender(<AnnouncedGrid {...props} filterModel={{items: [{field: 'name', operator: 'equals', value: 'Ben'}]}} />);
  expect(query('[role=status]')).toHaveTextContent('Rows that match the filter: 1');
  rerender(<AnnouncedGrid {...props} loading />);
  expect(query('[role=status]')).toHaveTextContent('Rows are loading.');
});

test('the live region of the fence takes the ref of its parent', () => {
  const {default: AnnouncedGrid} = fenceModule<{default: ComponentType<DataGridProps>}>(PAGE, 'announce-changes');
  function Parent() {
    const apiRef = useGridApiRef();
    api = apiRef;
    return <AnnouncedGrid autoHeight apiRef={apiRef} rows={rows} columns={columns} />;
  }
  render(<Parent />);
  act(() => api.current.setFilterModel({items: [{field: 'name', operator: 'equals', value: 'Ben'}]}));
  expect(query('[role=status]')).toHaveTextContent('Rows that match the filter: 1');
});

describe('density', () => {
  const rowHeight = () => query('[data-id="1"]').style.minHeight || query('[data-id="1"]').style.maxHeight;

  test.each([
    ['compact', '36px'],
    ['standard', '52px'],
    ['comfortable', '67px'],
  ] as const)('a row of %s is %s high', (density, height) => {
    render(<Grid density={density} />);
    expect(rowHeight()).toBe(height);
  });

  test('a height of getRowHeight is not scaled, but the function knows the factor', () => {
    const getRowHeight = jest.fn(() => 80);
    render(<Grid density="compact" getRowHeight={getRowHeight} />);
    expect(rowHeight()).toBe('80px');
    expect(getRowHeight).toHaveBeenCalledWith(expect.objectContaining({densityFactor: 0.7}));
  });

  test('the prop is the start, and a new one takes over', () => {
    const {rerender} = render(<Grid density="compact" />);
    act(() => api.current.setDensity('comfortable'));
    expect(rowHeight()).toBe('67px');
    rerender(<Grid density="compact" hideFooter />);
    expect(rowHeight()).toBe('67px');
    rerender(<Grid density="standard" />);
    expect(rowHeight()).toBe('52px');
  });

  test('the fence saves what users choose, once', () => {
    const {default: Cities} = fenceModule<{
      default: ComponentType<{saved: GridDensity; onSave: (density: GridDensity) => void}>;
    }>(PAGE, 'density-selector');
    const onSave = jest.fn();
    function Saving() {
      const [saved, setSaved] = useState<GridDensity>('standard');
      onSave.mockImplementation(setSaved);
      return <Cities saved={saved} onSave={onSave} />;
    }
    render(<Saving />);
    fireEvent.click(screen.getByText('Density'));
    fireEvent.click(screen.getByText('Compact'));
    expect(onSave.mock.calls).toEqual([['compact']]);
    expect(rowHeight()).toBe('36px');
  });
});
