/** @jest-environment jsdom */
import {act, fireEvent, render} from '@testing-library/react';
import {useState, type MutableRefObject} from 'react';
import {
  DataGridPro,
  useGridApiEventHandler,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridFetchRowsParams,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import {cellTexts, mockMeasures, pass, scrollTo} from './serverSideInJest';

mockMeasures();

let api: MutableRefObject<GridApiPro>;

const columns = [{field: 'name'}, {field: 'items', type: 'number'}];
const rowsFrom = (start: number, count: number): {id: number; name: string; items: number}[] =>
  Array.from({length: count}, (_, index) => ({id: start + index, name: `Row ${start + index}`, items: 1}));

function Pro(props: Partial<Omit<DataGridProProps, 'pagination'>> & {pagination?: true}) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 740, height: 398}}>
      <DataGridPro apiRef={apiRef} columns={columns} rows={[]} {...props} />
    </div>
  );
}

const FIRST = rowsFrom(1, 2);

describe('lazy loading', () => {
  const lazy: Parameters<typeof Pro>[0] = {
    rowsLoadingMode: 'server',
    rowCount: 20,
    sortingMode: 'server',
    experimentalFeatures: {lazyLoading: true},
  };
  const skeletons = (): number => document.querySelectorAll('[data-id^=auto-generated-skeleton]').length;

  test('skeletons need the experimental flag', () => {
    const rows = rowsFrom(1, 2);
    const {unmount} = render(<Pro {...lazy} rows={rows} experimentalFeatures={{}} />);
    expect(skeletons()).toBe(0);
    unmount();
    render(<Pro {...lazy} rows={rows} />);
    expect(skeletons()).toBeGreaterThan(0);
  });

  test('the last row to fetch is the one after the last that is rendered', async () => {
    const onFetch = jest.fn();
    render(<Pro {...lazy} rows={rowsFrom(1, 2)} rowCount={100} onFetchRows={onFetch} />);
    await pass(100);
    await scrollTo(52 * 20);
    const rendered = [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')];
    const [{firstRowToRender, lastRowToRender}] = onFetch.mock.lastCall as [GridFetchRowsParams];
    expect(firstRowToRender).toBe(Number(rendered[0]!.dataset['rowindex']));
    expect(lastRowToRender).toBe(Number(rendered.at(-1)!.dataset['rowindex']) + 1);
  });

  test('a known row at another index throws; an emptied grid takes it', () => {
    render(<Pro {...lazy} rows={[]} />);
    act(() => api.current.unstable_replaceRows(0, rowsFrom(1, 20)));
    const reversed = rowsFrom(1, 20).reverse();
    expect(() => act(() => api.current.unstable_replaceRows(0, reversed))).toThrow(
      "Cannot read properties of undefined (reading 'type')",
    );
    act(() => api.current.setRows([]));
    act(() => api.current.unstable_replaceRows(0, reversed));
    expect(cellTexts('name')[0]).toBe('Row 20');
  });

  test('skeletons that are too many go with a new array of rows', () => {
    const rows = rowsFrom(1, 2);
    const {rerender} = render(<Pro {...lazy} rows={rows} rowCount={5} />);
    expect(skeletons()).toBe(3);
    rerender(<Pro {...lazy} rows={rows} rowCount={3} />);
    expect(skeletons()).toBe(3);
    rerender(<Pro {...lazy} rows={[...rows]} rowCount={3} />);
    expect(skeletons()).toBe(1);
  });

  test('placeholders have no cells, and callbacks of the grid get an empty row for them', () => {
    const empty = new Set<string>();
    const note = <Result,>(name: string, row: object, result: Result): Result => {
      if (Object.keys(row).length === 0) {
        empty.add(name);
      }
      return result;
    };
    render(
      <Pro
        {...lazy}
        rows={rowsFrom(1, 2)}
        getRowClassName={({row}) => note('getRowClassName', row as object, '')}
        getRowHeight={({model}) => note('getRowHeight', model as object, null)}
        columns={[{field: 'name', colSpan: ({row}) => note('colSpan', row as object, 1)}]}
      />,
    );
    const placeholder = document.querySelector('[data-id^=auto-generated-skeleton]')!;
    expect(placeholder.querySelector('[role=cell], [tabindex], [data-field]')).toBeNull();
    expect([...empty].sort()).toEqual(['colSpan', 'getRowClassName', 'getRowHeight']);
  });

  test('“Select all” selects placeholders, unless only leaves are kept', () => {
    let selected: readonly GridRowId[] = [];
    function Selectable({isKept}: {isKept: (id: GridRowId) => boolean}) {
      const [model, setModel] = useState<GridRowId[]>([]);
      selected = model;
      return (
        <Pro
          {...lazy}
          rows={FIRST}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={(ids) => setModel(ids.filter(isKept))}
        />
      );
    }
    const selectAll = (): boolean => fireEvent.click(document.querySelector('[aria-label="Select all rows"]')!);
    const {unmount} = render(<Selectable isKept={() => true} />);
    selectAll();
    expect(selected).toContain('auto-generated-skeleton-row-root-0');
    act(() => api.current.unstable_replaceRows(2, rowsFrom(3, 18)));
    expect(selected).toEqual([1, 2]);
    unmount();
    render(<Selectable isKept={(id) => api.current.getRowNode(id)?.type === 'leaf'} />);
    selectAll();
    expect(selected).toEqual([1, 2]);
  });

  test('trees cannot have rows replaced', () => {
    const rows = [
      {id: 1, path: ['a']},
      {id: 2, path: ['a', 'b']},
    ];
    render(<Pro treeData getTreeDataPath={({path}: {path: string[]}) => path} rows={rows} />);
    expect(() => api.current.unstable_replaceRows(0, [{id: 3, path: ['c']}])).toThrow(
      '`apiRef.current.unstable_replaceRows` is not compatible with tree data and row grouping',
    );
  });
});

describe('infinite loading', () => {
  const ROW = 52;

  test('onRowsScrollEnd comes once, and again after the user has scrolled away', async () => {
    const onEnd = jest.fn();
    render(<Pro rows={rowsFrom(1, 100)} onRowsScrollEnd={onEnd} />);
    await pass(100);
    await scrollTo(100 * ROW);
    await scrollTo(100 * ROW - 5);
    expect(onEnd).toHaveBeenCalledTimes(1);
    await scrollTo(0);
    await scrollTo(100 * ROW);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  test('it comes before the first rows, and not again while the rows do not fill the grid', async () => {
    const onEnd = jest.fn();
    const {rerender} = render(<Pro rows={[]} onRowsScrollEnd={onEnd} />);
    await pass(100);
    expect(onEnd).toHaveBeenCalledTimes(1);
    rerender(<Pro rows={rowsFrom(1, 3)} onRowsScrollEnd={onEnd} />);
    await pass(100);
    rerender(<Pro rows={rowsFrom(1, 5)} onRowsScrollEnd={onEnd} />);
    await pass(100);
    expect(onEnd).toHaveBeenCalledTimes(1);
    rerender(<Pro rows={rowsFrom(1, 100)} onRowsScrollEnd={onEnd} />);
    await pass(100);
    await scrollTo(100 * ROW);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  test('it comes once, and not again, while a filter of the grid leaves few rows, though more were added', async () => {
    const onEnd = jest.fn();
    const {rerender} = render(<Pro rows={rowsFrom(1, 100)} onRowsScrollEnd={onEnd} />);
    await pass(100);
    const filterModel = {items: [{field: 'name', operator: 'equals', value: 'Row 7'}]};
    for (const count of [100, 200, 300]) {
      rerender(<Pro rows={rowsFrom(1, count)} onRowsScrollEnd={onEnd} filterModel={filterModel} />);
      await pass(100);
      expect(cellTexts('name')).toEqual(['Row 7']);
    }
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('of two rows with one id, the later is shown in both places, and React warns', () => {
    const rows = [...rowsFrom(1, 2), {id: 2, name: 'Later', items: 1}];
    render(<Pro rows={rows} />);
    expect(cellTexts('name')).toEqual(['Row 1', 'Later', 'Later']);
    const warnings = jest.mocked(console.error).mock.calls.map(([text]) => String(text));
    expect(warnings.some((text) => text.includes('two children with the same key'))).toBe(true);
  });

  test('it does not come with rowsLoadingMode="server"', async () => {
    const onEnd = jest.fn();
    render(<Pro rows={rowsFrom(1, 100)} onRowsScrollEnd={onEnd} rowsLoadingMode="server" rowCount={100} />);
    await pass(100);
    await scrollTo(100 * ROW);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('tree data', () => {
  const byPath = ({path}: {path: string[]}): string[] => path;
  const rows = [
    {id: 1, name: 'A', path: ['a']},
    {id: 2, name: 'B', path: ['a', 'b']},
  ];

  test('a new array of rows or another getTreeDataPath collapses, updateRows does not', () => {
    const tree = {treeData: true, columns, rows, getTreeDataPath: byPath};
    const {rerender} = render(<Pro {...tree} />);
    const expand = (): void => act(() => api.current.setRowChildrenExpansion(1, true));
    expand();
    act(() => api.current.updateRows([{id: 3, name: 'C', path: ['a', 'c']}]));
    expect(cellTexts('name')).toEqual(['A', 'B', 'C']);
    rerender(<Pro {...tree} getTreeDataPath={({path}: {path: string[]}) => path} />);
    expect(cellTexts('name')).toEqual(['A']);
    expand();
    rerender(<Pro {...tree} rows={[...rows]} />);
    expect(cellTexts('name')).toEqual(['A']);
  });

  test('without its only child, a row is a leaf and collapses', () => {
    const child = {id: 3, name: 'C', path: ['a', 'c']};
    render(<Pro treeData rows={rows} getTreeDataPath={byPath} />);
    act(() => api.current.setRowChildrenExpansion(1, true));
    act(() => api.current.updateRows([child, {id: 2, _action: 'delete'}]));
    expect(cellTexts('name')).toEqual(['A', 'C']);
    act(() => api.current.updateRows([{id: 3, _action: 'delete'}]));
    act(() => api.current.updateRows([child]));
    expect(cellTexts('name')).toEqual(['A']);
  });

  test('updateRows leaves out a second row with the same path, and says nothing', () => {
    render(<Pro treeData rows={rows} getTreeDataPath={byPath} defaultGroupingExpansionDepth={-1} />);
    act(() => api.current.updateRows([{id: 3, name: 'C', path: ['a', 'b']}]));
    expect(cellTexts('name')).toEqual(['A', 'B']);
    const twice = [...rows, {id: 3, name: 'C', path: ['a', 'b']}];
    expect(() => render(<Pro treeData rows={twice} getTreeDataPath={byPath} />)).toThrow(
      'MUI: The path returned by `getTreeDataPath` should be unique.',
    );
  });

  test('Space expands a group', () => {
    render(<Pro treeData rows={rows} getTreeDataPath={byPath} />);
    const cell = document.querySelector('[data-field=__tree_data_group__][role=cell]')!;
    fireEvent.focus(cell);
    fireEvent.keyDown(cell, {key: ' '});
    expect(cellTexts('name')).toEqual(['A', 'B']);
  });

  test('events cannot be subscribed while the parent renders', () => {
    function Early() {
      const apiRef = useGridApiRef();
      useGridApiEventHandler(apiRef, 'rowExpansionChange', () => undefined);
      return <DataGridPro apiRef={apiRef} columns={columns} rows={[]} />;
    }
    expect(() => render(<Early />)).toThrow('apiRef.current.subscribeEvent is not a function');
  });
});
