/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {render} from '@testing-library/react';
import {DataGrid, gridPageCountSelector, useGridApiRef, type DataGridProps, type GridApi} from '@mui/x-data-grid';
import {fencesOf} from '../rules/fences/fenceCheck';
import {readProjectFile} from '../rules/projectFiles';
import {fenceModule, runFence} from './pageFence';

const PAGE = 'react-data-grid/pagination';

let errors: jest.SpyInstance;

beforeEach(() => {
  // Errors that a test expects.
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
    <div style={{width: 800, height: 400}}>
      <DataGrid apiRef={apiRef} disableVirtualization columns={[{field: 'name'}]} rows={[]} {...props} />
    </div>
  );
}

const guests = (count: number) =>
  Array.from({length: count}, (_, index) => ({id: index + 1, name: `Guest ${index + 1}`}));
const range = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
const rowCount = () => document.querySelectorAll('.MuiDataGrid-row').length;
const startAt = (page: number, pageSize = 25) => ({pagination: {paginationModel: {page, pageSize}}});
const isDisabled = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)?.disabled;

describe('pages on the server', () => {
  const server = {paginationMode: 'server' as const, rows: guests(25), initialState: startAt(2)};

  test('a rowCount that is missing for a moment leads back to the first page, and is logged', () => {
    const onChange = jest.fn();
    const grid = (count?: number) => (
      <Grid {...server} {...(count !== undefined && {rowCount: count})} onPaginationModelChange={onChange} />
    );
    const {rerender} = render(grid(100));
    expect(range()).toBe('51–75 of 100');
    expect(onChange).not.toHaveBeenCalled();
    rerender(grid());
    rerender(grid(100));
    expect(range()).toBe('1–25 of 100');
    expect(onChange).toHaveBeenCalledWith({page: 0, pageSize: 25}, expect.anything());
  });

  test('without rowCount, the message names the prop', async () => {
    await jest.isolateModulesAsync(async () => {
      const {noRowCountInServerMode} = (await import(
        '@mui/x-data-grid/node/hooks/features/pagination/gridPaginationUtils.js' as string
      )) as {noRowCountInServerMode: () => void};
      noRowCountInServerMode();
    });
    expect(errors).toHaveBeenCalledWith(
      "MUI: the 'rowCount' prop is undefined while using paginationMode='server'\n" +
        'For more detail, see http://mui.com/components/data-grid/pagination/#basic-implementation',
    );
  });

  test('with 0 until the count is known, the page stays', () => {
    const {rerender} = render(<Grid {...server} rows={[]} rowCount={0} />);
    rerender(<Grid {...server} rowCount={100} />);
    expect(range()).toBe('51–75 of 100');
  });

  test('the hook of the fence keeps the last count', () => {
    const {useLastRowCount} = fenceModule<{useLastRowCount: (count?: number) => number}>(PAGE, 'page-jumps');
    const seen: number[] = [];
    function Counter({count}: {count: number | undefined}) {
      seen.push(useLastRowCount(count));
      return null;
    }
    const {rerender} = render(<Counter count={undefined} />);
    for (const count of [30, undefined, 12, 0, undefined]) {
      rerender(<Counter count={count} />);
    }
    expect(seen.filter((count, index) => count !== seen[index - 1])).toEqual([0, 30, 12, 0]);
  });

  test('the example of the message keeps the last count too', () => {
    const file = 'docs/react-data-grid/messages/index.mdx';
    const fence = fencesOf(file, readProjectFile(file)).find(({code}) => code.includes('paginationMode="server"'))!;
    const {default: Products} = runFence<{default: ComponentType<{answer?: {total: number}}>}>(fence);
    const {rerender} = render(<Products />);
    expect(range()).toBe('0–0 of 0');
    rerender(<Products answer={{total: 300}} />);
    rerender(<Products />);
    expect(range()).toBe('1–100 of 300');
  });

  test('all rows are shown, and the selector of the page count ignores rowCount', () => {
    render(<Grid {...server} initialState={startAt(0, 5)} rowCount={100} pageSizeOptions={[5]} />);
    expect(rowCount()).toBe(25);
    render(<Grid {...server} rowCount={100} />);
    expect(gridPageCountSelector(api)).toBe(1);
  });

  test('an unknown total: -1 fails, one row more and a count of -1 in the footer work', () => {
    const {unmount} = render(<Grid {...server} initialState={startAt(0)} rowCount={-1} />);
    expect(range()).toBe('-24–0 of more than 0');
    unmount();
    render(
      <Grid
        {...server}
        initialState={startAt(0)}
        rowCount={26}
        slotProps={{pagination: {count: -1, nextIconButtonProps: {disabled: true}}}}
      />,
    );
    expect(range()).toBe('1–25 of more than 25');
    expect(isDisabled('Go to next page')).toBe(true);
  });
});
