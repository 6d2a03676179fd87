/** @jest-environment jsdom */
import {useState, type ComponentType} from 'react';
import {act, createEvent, fireEvent, render, screen} from '@testing-library/react';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import {fenceModule} from './pageFence';

beforeAll(() => {
  // The license notice of Pro.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterAll(() => {
  jest.restoreAllMocks();
});

function order(): (string | undefined)[] {
  return screen.getAllByRole('columnheader').map((header) => header.dataset['field']);
}

function draggable(field: string): HTMLElement {
  const header = screen.getAllByRole('columnheader').find((other) => other.dataset['field'] === field);
  return header!.querySelector<HTMLElement>('.MuiDataGrid-columnHeaderDraggableContainer')!;
}

/** jsdom has no events of dragging with coordinates. */
function dragOver(field: string, clientX: number): void {
  const event = createEvent.dragOver(draggable(field));
  Object.defineProperty(event, 'clientX', {value: clientX});
  Object.defineProperty(event, 'clientY', {value: 0});
  fireEvent(draggable(field), event);
}

function drag(field: string, onto: string, dropEffect: 'move' | 'none'): void {
  const dragged = draggable(field);
  fireEvent.dragStart(dragged, {dataTransfer: {}});
  fireEvent.dragEnter(draggable(onto));
  dragOver(onto, 100);
  dragOver(onto, 200);
  fireEvent.dragEnd(dragged, {dataTransfer: {dropEffect}});
}

let api: {current: GridApiPro};

function Grid(props: Partial<DataGridProProps>) {
  const apiRef = useGridApiRef();
  const [columns] = useState<GridColDef[]>(() => [{field: 'a'}, {field: 'b'}, {field: 'c'}]);
  api = apiRef;
  return (
    <div style={{width: 600, height: 300}}>
      <DataGridPro
        apiRef={apiRef}
        disableVirtualization
        columns={columns}
        rows={[{id: 1, a: 1, b: 2, c: 3}]}
        {...props}
      />
    </div>
  );
}

test('the recipe that saves the order keeps it when its parent renders', () => {
  const {default: Orders} = fenceModule<{
    default: ComponentType<{savedState: GridInitialState; onSave: (state: GridInitialState) => void}>;
  }>('react-data-grid/column-ordering', 'keep-the-order');
  const saved: GridInitialState[] = [];
  function Page() {
    const [, setState] = useState<GridInitialState>({});
    const onSave = (state: GridInitialState) => {
      saved.push(state);
      setState(state);
    };
    return <Orders savedState={{}} onSave={onSave} />;
  }
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const {unmount} = render(<Page />);
  expect(order()).toEqual(['customer', 'total']);
  drag('customer', 'total', 'move');
  expect(saved).toEqual([{columns: {orderedFields: ['total', 'customer']}}]);
  expect(order()).toEqual(['total', 'customer']);
  unmount();
  render(<Orders savedState={saved[0]!} onSave={() => undefined} />);
  expect(order()).toEqual(['total', 'customer']);
});

test('a new columns prop sets its order, whatever the user dragged', () => {
  const fields = (names: string) => [...names].map((field) => ({field}));
  const {rerender} = render(<Grid columns={fields('abc')} />);
  act(() => api.current.setColumnIndex('a', 2));
  expect(order()).toEqual(['b', 'c', 'a']);
  rerender(<Grid columns={fields('abc')} />);
  expect(order()).toEqual(['a', 'b', 'c']);
  rerender(<Grid columns={fields('cab')} />);
  expect(order()).toEqual(['c', 'a', 'b']);
});

test('the fence keeps the order in its own state: columns that change stay in place, and a new one comes last', () => {
  const {default: Orders} = fenceModule<{default: ComponentType<{columns: GridColDef[]}>}>(
    'react-data-grid/column-ordering',
    'columns-that-change',
  );
  const columns = (headerName: string) => [{field: 'customer'}, {field: 'total', headerName}];
  const {rerender} = render(<Orders columns={columns('Total')} />);
  drag('customer', 'total', 'move');
  rerender(<Orders columns={columns('Total (€)')} />);
  expect(order()).toEqual(['total', 'customer']);
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Total (€)');
  rerender(<Orders columns={[{field: 'date'}, ...columns('Total')]} />);
  expect(order()).toEqual(['total', 'customer', 'date']);
});

test('a new columns prop resets widths', () => {
  const columns = () => [{field: 'a', width: 90}, {field: 'b', flex: 1}, {field: 'c'}];
  const {rerender} = render(<Grid columns={columns()} />);
  act(() => {
    for (const field of ['a', 'c']) {
      api.current.setColumnWidth(field, 222);
    }
    api.current.updateColumns([{field: 'b', flex: 0, width: 222}]);
  });
  rerender(<Grid columns={columns()} />);
  const {a, b, c} = api.current.state.columns.lookup;
  expect([a?.width, b?.flex, c?.width]).toEqual([90, 1, 100]);
});

test('the order is reported once at the end of a drag, and every move by columnIndexChange', () => {
  const reported: object[] = [];
  const events: string[] = [];
  render(
    <Grid
      initialState={{columns: {columnVisibilityModel: {b: false}}}}
      onColumnOrderChange={({oldIndex, targetIndex}) => reported.push({oldIndex, targetIndex})}
    />,
  );
  act(() => {
    for (const name of [
      'columnHeaderDragStart',
      'columnHeaderDragEnter',
      'columnHeaderDragOver',
      'columnHeaderDragEnd',
      'columnIndexChange',
    ] as const) {
      api.current.subscribeEvent(name, () => events.push(name));
    }
  });
  drag('a', 'c', 'move');
  expect(order()).toEqual(['c', 'a']);
  // Hidden columns count: "b" is between them.
  expect(reported).toEqual([{oldIndex: 0, targetIndex: 2}]);
  expect(new Set(events)).toEqual(
    new Set([
      'columnHeaderDragStart',
      'columnHeaderDragEnter',
      'columnHeaderDragOver',
      'columnHeaderDragEnd',
      'columnIndexChange',
    ]),
  );
  events.length = 0;
  act(() => api.current.setColumnIndex('a', 0));
  expect(events).toEqual(['columnIndexChange']);
  expect(reported).toHaveLength(1);
});

test.each([
  [false, ['a', 'b', 'c'], 0],
  [true, ['b', 'a', 'c'], 1],
])('dropped outside, with keepColumnPositionIfDraggedOutside %s', (keep, expected, calls) => {
  const onColumnOrderChange = jest.fn();
  render(<Grid keepColumnPositionIfDraggedOutside={keep} onColumnOrderChange={onColumnOrderChange} />);
  drag('a', 'b', 'none');
  expect(order()).toEqual(expected);
  expect(onColumnOrderChange).toHaveBeenCalledTimes(calls);
});

test('a column that cannot be reordered keeps its place at the edge, and moves by one in the middle', () => {
  const columns = (fixed: string) => [...'abc'].map((field) => ({field, disableReorder: field === fixed}));
  const {unmount} = render(<Grid columns={columns('c')} />);
  drag('a', 'c', 'move');
  expect(order()).toEqual(['a', 'b', 'c']);
  unmount();
  render(<Grid columns={columns('b')} />);
  drag('a', 'c', 'move');
  expect(order()).toEqual(['b', 'c', 'a']);
});
