/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  useGridApiRef,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
  type GridValueGetterParams,
} from '@mui/x-data-grid-pro';
import TreeDataFullExample from '../../docs/react-data-grid/tree-data/TreeDataFullExample';
import {makeSensors} from '../../docs/react-data-grid/tree-data/stations';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/tree-data';

beforeEach(() => {
  // License notices, and errors that a test expects.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(1200);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

let api: {current: GridApi};

interface Part {
  id: number;
  path: string[];
  size: number;
  note: string;
}

const rows: Part[] = [
  {id: 1, path: ['A'], size: 5, note: 'x'},
  {id: 2, path: ['A', 'C'], size: 3, note: 'hit'},
  {id: 3, path: ['A', 'B'], size: 4, note: 'y'},
  {id: 4, path: ['D', 'E'], size: 1, note: 'hit'},
  {id: 5, path: ['F'], size: 9, note: 'hit'},
  {id: 6, path: ['F', 'H'], size: 3, note: 'z'},
  {id: 7, path: ['F', 'G'], size: 2, note: 'z'},
];
const columns: GridColDef[] = [{field: 'size', type: 'number'}, {field: 'note'}];
const getTreeDataPath = ({path}: {path: string[]}) => path;
const copies = () => rows.map((row) => ({...row}));

type TestGridProps = Partial<Omit<DataGridProProps, 'pagination'>> & {pagination?: true};

function Tree(props: TestGridProps) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 1200, height: 600}}>
      <DataGridPro
        treeData
        apiRef={apiRef}
        disableVirtualization
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        {...props}
      />
    </div>
  );
}

function treeCells(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[role=cell][data-field=${GRID_TREE_DATA_GROUPING_FIELD}]`)];
}

const tree = () => treeCells().map(({textContent}) => textContent ?? '');
const open = (id: number) => act(() => api.current.setRowChildrenExpansion(id, true));

const CLOSED = ['A (2)', 'D (1)', 'F (2)'];
const A_OPEN = ['A (2)', 'C', 'B', 'D (1)', 'F (2)'];

describe('what is open', () => {
  test('branches are closed at first, and a depth or a function opens them', () => {
    const {unmount} = render(<Tree />);
    expect(tree()).toEqual(CLOSED);
    unmount();
    render(<Tree defaultGroupingExpansionDepth={-1} isGroupExpandedByDefault={({id}) => id === 1} />);
    expect(tree()).toEqual(A_OPEN);
  });

  test('new rows and a new path function close them, and updateRows does not', () => {
    const {rerender} = render(<Tree />);
    open(1);
    expect(tree()).toEqual(A_OPEN);
    rerender(<Tree rows={copies()} />);
    expect(tree()).toEqual(CLOSED);
    open(1);
    rerender(<Tree rows={rows} getTreeDataPath={({path}: Part) => path} />);
    expect(tree()).toEqual(CLOSED);
    open(1);
    act(() => api.current.updateRows([{id: 8, path: ['A', 'Z']}]));
    expect(tree()).toEqual(['A (3)', 'C', 'B', 'Z', 'D (1)', 'F (2)']);
    act(() => api.current.updateRows([{id: 8, path: ['F', 'Z']}]));
    expect(tree()).toEqual(['A (2)', 'C', 'B', 'D (1)', 'F (3)']);
  });

  test('the fence remembers them', () => {
    const {default: RememberingTree} = fenceModule<{default: ComponentType<DataGridProProps>}>(
      PAGE,
      'keep-what-is-open',
    );
    const {rerender} = render(
      <RememberingTree rows={rows} columns={columns} getTreeDataPath={getTreeDataPath} disableVirtualization />,
    );
    fireEvent.click(screen.getAllByLabelText('see children')[0]!);
    expect(tree()).toEqual(A_OPEN);
    rerender(
      <RememberingTree rows={copies()} columns={columns} getTreeDataPath={getTreeDataPath} disableVirtualization />,
    );
    expect(tree()).toEqual(A_OPEN);
  });

  test('the fences open all branches, and those above a row', () => {
    const {default: TreeWithButtons} = fenceModule<{default: ComponentType<DataGridProProps>}>(
      PAGE,
      'group-expansion',
      1,
    );
    const {default: Reveal} = fenceModule<{default: ComponentType<{id: number}>}>(PAGE, 'group-expansion');
    const deep = [...rows, {id: 8, path: ['A', 'B', 'J'], size: 1, note: ''}];
    render(
      <TreeWithButtons
        rows={deep}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        disableVirtualization
        slots={{footer: () => <Reveal id={8} />}}
      />,
    );
    const all = ['A (3)', 'C', 'B (1)', 'J', 'D (1)', 'E', 'F (2)', 'H', 'G'];
    fireEvent.click(screen.getByText('Show row 8'));
    expect(tree()).toEqual(['A (3)', 'C', 'B (1)', 'J', 'D (1)', 'F (2)']);
    fireEvent.click(screen.getByText('Open all'));
    expect(tree()).toEqual(all);
    fireEvent.click(screen.getAllByLabelText('hide children')[0]!);
    fireEvent.click(screen.getByText('Open all'));
    expect(tree()).toEqual(all);
    fireEvent.click(screen.getByText('Close all'));
    expect(tree()).toEqual(['A (3)', 'D (1)', 'F (2)']);
  });

  test('Space opens the focused row, which has no aria-expanded', () => {
    render(<Tree />);
    fireEvent.mouseUp(treeCells()[0]!);
    fireEvent.click(treeCells()[0]!);
    fireEvent.keyDown(treeCells()[0]!, {key: ' '});
    expect(tree()).toEqual(A_OPEN);
    expect(document.querySelector('.MuiDataGrid-row[aria-expanded], .MuiDataGrid-row[aria-level]')).toBeNull();
    expect(document.querySelector('[role=treegrid]')).toBeNull();
  });
});

describe('paths', () => {
  test('those that are missing, equal or empty', () => {
    const twice = [rows[0]!, {...rows[0]!, id: 9}];
    expect(() => render(<Tree rows={twice} />)).toThrow('The path returned by `getTreeDataPath` should be unique');
    expect(() => render(<Tree getTreeDataPath={undefined} />)).toThrow('No getTreeDataPath given');
    expect(() => render(<Tree rows={[{id: 1}]} />)).toThrow("reading 'map'");
    document.body.replaceChildren();
    render(
      <Tree
        rows={[
          {id: 1, path: []},
          {id: 2, path: ['x']},
        ]}
      />,
    );
    expect(tree()).toEqual(['x']);
  });

  test('the fence pins the column of the tree', () => {
    const {default: PinnedTree} = fenceModule<{default: ComponentType<DataGridProProps>}>(
      PAGE,
      'accessing-the-grouping-column-field',
    );
    render(<PinnedTree rows={rows} columns={columns} getTreeDataPath={getTreeDataPath} />);
    expect(document.querySelector('.MuiDataGrid-pinnedColumnHeaders [data-field]')).toHaveAttribute(
      'data-field',
      GRID_TREE_DATA_GROUPING_FIELD,
    );
  });

  test('the fence makes them from the ids of parents', () => {
    const {withPaths} = fenceModule<{
      withPaths: (parts: readonly {id: number; parentId: number | null; name: string}[]) => {path: string[]}[];
    }>(PAGE, 'paths-from-other-shapes');
    const parts = withPaths([
      {id: 1, parentId: null, name: 'Bike'},
      {id: 3, parentId: 2, name: 'Spoke'},
      {id: 2, parentId: 1, name: 'Wheel'},
      {id: 4, parentId: 2, name: 'Spoke'},
    ]);
    expect(parts.map(({path}) => path.join())).toEqual(['1', '1,2,3', '1,2', '1,2,4']);
    const groupingColDef: DataGridProProps['groupingColDef'] = {
      valueGetter: ({row}: {row: {name: string}}) => row.name,
    };
    render(<Tree rows={parts} groupingColDef={groupingColDef} defaultGroupingExpansionDepth={-1} />);
    expect(tree()).toEqual(['Bike (3)', 'Wheel (2)', 'Spoke', 'Spoke']);
  });

  test('a gap is filled by a row without data', () => {
    const kind: GridColDef = {
      field: 'kind',
      valueGetter: ({row, rowNode}: GridValueGetterParams<Part>) => `${rowNode.type} ${typeof row.path}`,
    };
    render(<Tree columns={[kind]} />);
    expect(document.querySelector('[data-id="auto-generated-row-null/D"] [data-field=kind]')).toHaveTextContent(
      'group undefined',
    );
    act(() => api.current.updateRows([{id: 1, _action: 'delete'}]));
    expect(tree()).toEqual(['D (1)', 'F (2)', 'A (2)']);
  });

  test('only rows with children open', () => {
    render(<Tree />);
    expect(() => api.current.setRowChildrenExpansion(2, true)).toThrow('Only group nodes can be expanded or collapsed');
  });
});

describe('other features', () => {
  test.each<[string, TestGridProps, string[]]>([
    ['filters show matches and their ancestors', {}, ['A (1)', 'C', 'D (1)', 'E', 'F']],
    ['disableChildrenFiltering filters the top level', {disableChildrenFiltering: true}, ['F (2)', 'H', 'G']],
  ])('%s', (_name, props, expected) => {
    const filterModel = {items: [{field: 'note', operator: 'equals', value: 'hit'}]};
    render(<Tree defaultGroupingExpansionDepth={-1} filterModel={filterModel} {...props} />);
    expect(tree()).toEqual(expected);
  });

  test('the quick filter searches the tree, and opens nothing', () => {
    const {rerender} = render(<Tree filterModel={{items: [], quickFilterValues: ['G']}} />);
    expect(tree()).toEqual(['F (1)']);
    rerender(<Tree filterModel={{items: [], quickFilterValues: ['nothing']}} />);
    expect(tree()).toEqual([]);
  });

  test.each<[string, TestGridProps, string[]]>([
    ['each level', {}, ['D (1)', 'E', 'A (2)', 'C', 'B', 'F (2)', 'G', 'H']],
    ['the top level', {disableChildrenSorting: true}, ['D (1)', 'E', 'A (2)', 'C', 'B', 'F (2)', 'H', 'G']],
  ])('sorting orders %s', (_name, props, expected) => {
    const sortModel = [{field: 'size', sort: 'asc' as const}];
    render(<Tree defaultGroupingExpansionDepth={-1} sortModel={sortModel} {...props} />);
    expect(tree()).toEqual(expected);
  });

  test('pages count the top level, a selection leaves children out, and CSV has keys', () => {
    const paginationModel = {page: 0, pageSize: 1};
    render(
      <Tree pagination pageSizeOptions={[1]} paginationModel={paginationModel} defaultGroupingExpansionDepth={-1} />,
    );
    expect(tree()).toEqual(['A (2)', 'C', 'B']);
    expect(screen.getByText('1–1 of 3')).toBeInTheDocument();
    expect(api.current.getDataAsCsv().split('\r\n').slice(0, 3)).toEqual(['Group,size,note', 'A,5,x', 'C,3,hit']);
    act(() => api.current.selectRow(1));
    expect([...api.current.getSelectedRows().keys()]).toEqual([1]);
    expect(api.current.getRowGroupChildren({groupId: 1})).toEqual([2, 3]);
  });

  test('the full example has 10,020 rows with paths of their own', () => {
    const sensors = makeSensors();
    expect(new Set(sensors.map(({path}) => path.join('/'))).size).toBe(10_020);
    render(<TreeDataFullExample />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-label', 'Sensors of a subway');
  });
});
