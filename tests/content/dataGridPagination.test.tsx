/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {DataGrid, gridPaginationModelSelector, useGridApiRef, type DataGridProps, type GridApi} from '@mui/x-data-grid';
import {DataGridPro, type DataGridProProps} from '@mui/x-data-grid-pro';
import NumberedPages from '../../docs/react-data-grid/pagination/NumberedPages';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/pagination';

let warnings: jest.SpyInstance;

beforeEach(() => {
  // License notices, and errors that a test expects.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
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

function ProGrid(props: Partial<DataGridProProps>) {
  return (
    <div style={{width: 800, height: 400}}>
      <DataGridPro disableVirtualization columns={[{field: 'name'}]} rows={[]} {...props} />
    </div>
  );
}

const guests = (count: number) =>
  Array.from({length: count}, (_, index) => ({id: index + 1, name: `Guest ${index + 1}`}));
const range = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
const rowCount = () => document.querySelectorAll('.MuiDataGrid-row').length;
const startAt = (page: number, pageSize = 25) => ({pagination: {paginationModel: {page, pageSize}}});

describe('page size', () => {
  test('100 is the default and the most of the free grid, and -1 is no size', () => {
    const {unmount} = render(<Grid rows={guests(130)} disableVirtualization={false} />);
    expect(range()).toBe('1–100 of 130');
    expect(() => act(() => api.current.setPageSize(101))).toThrow(
      'MUI: `pageSize` cannot exceed 100 in the MIT version of the DataGrid.',
    );
    unmount();
    render(<ProGrid rows={guests(6)} pagination initialState={startAt(0, -1)} />);
    expect([rowCount(), range()]).toEqual([5, '7–6 of 6']);
  });

  test('a size that is no option warns and hides the choice, and so does a single option', () => {
    const {unmount} = render(<Grid rows={guests(30)} initialState={startAt(0, 5)} />);
    expect(warnings).toHaveBeenCalledWith(
      'MUI: The page size `5` is not preset in the `pageSizeOptions`\nAdd it to show the pagination select.',
    );
    expect(document.querySelector('.MuiTablePagination-select')).toBeNull();
    unmount();
    render(<Grid rows={guests(30)} initialState={startAt(0, 5)} pageSizeOptions={[5]} />);
    expect(document.querySelector('.MuiTablePagination-select')).toBeNull();
  });

  test('the option of the fence shows all rows', () => {
    const {default: Guests} = fenceModule<{default: ComponentType<{rows: object[]}>}>(PAGE, 'page-size-options');
    render(<Guests rows={guests(130)} />);
    expect(range()).toBe('1–25 of 130');
    fireEvent.mouseDown(document.querySelector('.MuiTablePagination-select')!);
    const all = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
      ({textContent}) => textContent === 'All',
    );
    fireEvent.click(all!);
    expect(range()).toBe('1–130 of 130');
  });

  test('autoPageSize and autoHeight leave the grid empty', () => {
    render(<Grid rows={guests(30)} autoHeight autoPageSize />);
    expect([rowCount(), gridPaginationModelSelector(api).pageSize]).toEqual([0, 0]);
  });

  test('autoPageSize offers sizes if its own is an option, and not without options', () => {
    const height = {initialState: startAt(0, 25), rows: guests(30), autoPageSize: true};
    const {rerender} = render(<Grid {...height} />);
    act(() => api.current.setPageSize(25));
    expect(document.querySelector('.MuiTablePagination-select')).not.toBeNull();
    rerender(<Grid {...height} pageSizeOptions={[]} />);
    act(() => api.current.setPageSize(25));
    expect(document.querySelector('.MuiTablePagination-select')).toBeNull();
    expect(warnings).not.toHaveBeenCalled();
  });

  test('the free grid always has pages, Pro has none by default', () => {
    const {unmount} = render(<Grid rows={guests(30)} {...({pagination: false} as object)} initialState={startAt(0)} />);
    expect(rowCount()).toBe(25);
    unmount();
    render(<ProGrid rows={guests(30)} initialState={startAt(0)} />);
    expect([rowCount(), range()]).toEqual([30, undefined]);
  });
});

describe('pages in the browser', () => {
  test('a page that a filter takes away becomes the last one, others stay', () => {
    const onChange = jest.fn();
    render(<Grid rows={guests(100)} initialState={startAt(3, 10)} onPaginationModelChange={onChange} />);
    // Guests 1, 10 to 19, 21, 31, …, 91 and 100.
    act(() => api.current.setFilterModel({items: [{field: 'name', operator: 'contains', value: '1'}]}));
    expect(range()).toBe('11–20 of 20');
    expect(onChange).toHaveBeenLastCalledWith({page: 1, pageSize: 10}, expect.anything());
    act(() => api.current.setFilterModel({items: []}));
    expect(range()).toBe('11–20 of 100');
  });

  test('the fence goes to the first page after a sort', () => {
    const {default: Guests} = fenceModule<{default: ComponentType<{rows: object[]}>}>(PAGE, 'first-page');
    render(<Guests rows={guests(40)} />);
    const next = () => fireEvent.click(document.querySelector('[aria-label="Go to next page"]')!);
    next();
    expect(range()).toBe('11–20 of 40');
    fireEvent.click(document.querySelector('[role=columnheader]')!);
    expect(range()).toBe('1–10 of 40');
  });

  test('the last row of the last page is deleted, and a page beyond the last leads to it', () => {
    const {rerender} = render(<Grid rows={guests(26)} initialState={startAt(1)} />);
    expect(range()).toBe('26–26 of 26');
    rerender(<Grid rows={guests(25)} initialState={startAt(1)} />);
    expect(range()).toBe('1–25 of 25');
    rerender(<Grid rows={guests(60)} initialState={startAt(1)} />);
    act(() => api.current.setPage(20));
    expect(range()).toBe('51–60 of 60');
  });

  test('without onPaginationModelChange, a controlled model does not move', () => {
    render(<Grid rows={guests(60)} paginationModel={{page: 0, pageSize: 25}} />);
    fireEvent.click(document.querySelector('[aria-label="Go to next page"]')!);
    expect(range()).toBe('1–25 of 60');
  });

  test('rowCount without the server mode leaves one row on the second page', () => {
    render(<Grid rows={guests(25)} rowCount={100} initialState={startAt(1)} />);
    expect(rowCount()).toBe(1);
  });

  test('page numbers go as far as the rows', () => {
    const {container} = render(<NumberedPages />);
    const numbers = () =>
      [...container.querySelectorAll('.MuiPaginationItem-page')].map(({textContent}) => textContent);
    expect(container.querySelector('[aria-current]')).toHaveTextContent('7');
    expect(numbers().at(-1)).toBe('200');
  });
});
