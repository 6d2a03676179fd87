/** @jest-environment jsdom */
import {useMemo} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {DataGridPro, useGridApiRef, type DataGridProProps, type GridRenderCellParams} from '@mui/x-data-grid-pro';
import {loadGroup, type GroupOrOrder} from '../../docs/react-data-grid/server-side-data/row-grouping/groups';
import {createFakeServer} from '../../docs/react-data-grid/shared/fakeServer';
import {makeOrders, type Order} from '../../docs/react-data-grid/shared/orders';
import {ServerTreeCell} from '../../docs/react-data-grid/shared/serverTreeCell';
import {getTreePath, START_ROWS, useServerTree} from '../../docs/react-data-grid/shared/useServerTree';
import {cellTexts, mockMeasures, pass} from './serverSideInJest';

mockMeasures();

interface Row {
  id: string | number;
  name: string;
}

type Load<Item> = Parameters<typeof useServerTree<Item & Row>>[0]['load'];

interface TreeProps<Item> extends Partial<Omit<DataGridProProps, 'pagination'>> {
  load: Load<Item>;
  hasChildren: (row: Item & Row) => boolean;
}

let reload: () => void;

/** A tree as the pages build it: with their hook and their cell. */
function Tree<Item>({load, hasChildren, ...props}: TreeProps<Item>) {
  const apiRef = useGridApiRef();
  const tree = useServerTree<Item & Row>({apiRef, load, hasChildren});
  const {loadChildren} = tree;
  reload = tree.reload;
  const groupingColDef = useMemo<DataGridProProps['groupingColDef']>(
    () => ({
      valueGetter: ({row}: {row: Row}) => row.name,
      renderCell: (params: GridRenderCellParams) => (
        <ServerTreeCell params={params} onLoad={(branch) => void loadChildren(branch)} />
      ),
    }),
    [loadChildren],
  );
  return (
    <div style={{width: 740, height: 398}}>
      <DataGridPro
        apiRef={apiRef}
        treeData
        getTreeDataPath={getTreePath}
        groupingColDef={groupingColDef}
        disableVirtualization
        rows={START_ROWS}
        columns={[{field: 'id'}]}
        {...props}
      />
    </div>
  );
}

const names = (): string[] => cellTexts('__tree_data_group__');

/** Answers with two rows at each level: `p` and `q`, then `p/p`, `p/q` … */
const loadTwo = jest.fn<ReturnType<Load<Row>>, Parameters<Load<Row>>>(async (parent) => {
  await new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
  const rows = ['p', 'q'].map((name) => ({
    id: parent ? `${parent.id}/${name}` : name,
    name: (parent?.name ?? '') + name,
  }));
  return {rows, rowCount: 2};
});
const depthOf = ({id}: Row): number => String(id).split('/').length;

beforeEach(() => {
  loadTwo.mockClear();
});

describe('rows that are expanded by default', () => {
  test('defaultGroupingExpansionDepth loads its levels, after a reload too', async () => {
    render(<Tree load={loadTwo} hasChildren={(row) => depthOf(row) < 3} defaultGroupingExpansionDepth={2} />);
    await pass(100);
    const two = ['p', 'pp', 'ppp', 'ppq', 'pq', 'pqp', 'pqq', 'q', 'qp', 'qpp', 'qpq', 'qq', 'qqp', 'qqq'];
    expect(names()).toEqual(two);
    expect(loadTwo).toHaveBeenCalledTimes(7);
    act(() => reload());
    await pass(100);
    expect(names()).toEqual(two);
    expect(loadTwo).toHaveBeenCalledTimes(14);
  });

  test('isGroupExpandedByDefault loads the rows that it names, and no others', async () => {
    render(
      <Tree load={loadTwo} hasChildren={(row) => depthOf(row) < 2} isGroupExpandedByDefault={({id}) => id === 'q'} />,
    );
    await pass(100);
    expect(names()).toEqual(['p', 'q', 'qp', 'qq']);
    expect(loadTwo).toHaveBeenCalledTimes(2);
  });
});

test('after a search, START_ROWS need a reload', async () => {
  const tree = {load: loadTwo, hasChildren: (row: Row) => depthOf(row) < 2};
  const found = [
    {id: 'p', name: 'p', path: ['p']},
    {id: 'p/q', name: 'pq', path: ['p', 'p/q']},
  ];
  const {rerender} = render(<Tree {...tree} />);
  await pass(100);
  rerender(<Tree {...tree} rows={found} defaultGroupingExpansionDepth={-1} />);
  await pass(100);
  expect(names()).toEqual(['p', 'pq']);
  rerender(<Tree {...tree} />);
  await pass(1_000);
  expect(names()).toEqual(['Loading…']);
  act(() => reload());
  await pass(100);
  expect(names()).toEqual(['p', 'q']);
});

test('no group has the id of another, nor that of an order', async () => {
  const [order] = makeOrders(1);
  const places: [country: string, status: string][] = [
    ['7', 'Open'],
    ['A', 'B/C'],
    ['A/B', 'C'],
  ];
  const stored = places.map(([country, status], index) => ({...order!, id: 7 + index, country, status}) as Order);
  const server = createFakeServer(stored, {latency: 10});
  const {signal} = new AbortController();
  render(
    <Tree<GroupOrOrder>
      load={(parent, offset) => loadGroup(server, ['country', 'status'], parent, offset, signal)}
      hasChildren={({orders}) => orders !== undefined}
    />,
  );
  await pass(100);
  for (let closed = null, step = 0; step < 10; step += 1) {
    closed = document.querySelector('[aria-label="see children"]');
    if (closed) {
      fireEvent.click(closed);
      await pass(100);
    }
  }
  const {customer} = order!;
  expect(names()).toEqual(['7', 'Open', customer, 'A', 'B/C', customer, 'A/B', 'C', customer]);
});
