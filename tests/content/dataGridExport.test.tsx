/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import CsvGetRowsToExport from '../../docs/react-data-grid/export/CsvGetRowsToExport';
import CsvGetRowsToExportRowGrouping from '../../docs/react-data-grid/export/CsvGetRowsToExportRowGrouping';
import CustomExport from '../../docs/react-data-grid/export/CustomExport';
import ExportCustomToolbar from '../../docs/react-data-grid/export/ExportCustomToolbar';
import RemovePrintExport from '../../docs/react-data-grid/export/RemovePrintExport';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/export';

interface Download {
  name: string;
  blob: Blob;
}
let downloads: Download[];

beforeEach(() => {
  downloads = [];
  let blob: Blob;
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push({name: this.download, blob});
  });
  // License notices, and errors that a test expects.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}

async function linesOf(download: Download | undefined): Promise<string[]> {
  return Buffer.from(await bytesOf(download!.blob))
    .toString('utf8')
    .split('\r\n');
}

let api: {current: GridApi};

function Grid(props: Partial<DataGridPremiumProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 800}}>
      <DataGridPremium
        apiRef={apiRef}
        autoHeight
        disableVirtualization
        columns={[{field: 'name'}]}
        rows={[]}
        {...props}
      />
    </div>
  );
}

const NAMES = ['Ben', 'Ada', 'Cleo'].map((name, index) => ({id: index + 1, name}));

describe('CSV', () => {
  const columns: GridColDef[] = [
    {field: 'a', headerName: 'A, "x"'},
    {field: 'n', type: 'number'},
    {field: 'd', type: 'dateTime'},
    {field: 's', type: 'singleSelect', valueOptions: [{value: 1, label: 'One'}]},
    {field: 'hidden'},
    {field: 'secret', disableExport: true},
  ];
  const row = {id: 1, a: '=1+1,"q"', n: 1234.5, d: new Date(2026, 2, 4, 5, 6), s: 1, hidden: 'h', secret: 'x'};

  test('visible columns as texts, quoted, with formulas as they are', () => {
    render(<Grid columns={columns} rows={[row]} columnVisibilityModel={{hidden: false}} checkboxSelection />);
    expect(api.current.getDataAsCsv().split('\r\n')).toEqual([
      '"A, ""x""",n,d,s',
      `"=1+1,""q""","1,234.5","${row.d.toLocaleString()}",One`,
    ]);
    expect(api.current.getDataAsCsv({allColumns: true}).split('\r\n')[0]).toBe('"A, ""x""",n,d,s,hidden');
    expect(api.current.getDataAsCsv({fields: ['secret', 'a', 'hidden'], delimiter: ';', includeHeaders: false})).toBe(
      'x;"=1+1,""q""";h',
    );
  });

  test('values instead of texts, and an empty number as “undefined”', () => {
    const copied = jest.fn();
    Object.assign(navigator, {clipboard: {writeText: () => Promise.resolve()}});
    render(
      <Grid
        columns={columns.slice(1, 4)}
        rows={[row, {id: 2}]}
        unstable_ignoreValueFormatterDuringExport={{csvExport: true}}
        onClipboardCopy={copied}
      />,
    );
    expect(api.current.getDataAsCsv().split('\r\n').slice(1)).toEqual([
      `1234.5,${row.d.toISOString()},1`,
      'undefined,,',
    ]);
    act(() => api.current.selectRow(1));
    fireEvent.keyDown(document.querySelector('[role=grid]')!, {key: 'c', ctrlKey: true});
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^1234\.5\t/), expect.anything(), expect.anything());
  });

  test('the selected rows, or all that pass the filter', () => {
    render(<Grid rows={NAMES} sortModel={[{field: 'name', sort: 'asc'}]} />);
    expect(api.current.getDataAsCsv()).toBe('name\r\nAda\r\nBen\r\nCleo');
    act(() => api.current.selectRows([1, 3]));
    expect(api.current.getDataAsCsv()).toBe('name\r\nBen\r\nCleo');
    expect(api.current.getDataAsCsv({getRowsToExport: () => [2]})).toBe('name\r\nAda');
    act(() => api.current.setFilterModel({items: [{field: 'name', operator: 'equals', value: 'Ben'}]}));
    expect(api.current.getDataAsCsv()).toBe('name\r\nBen');
  });

  test('on page 2 of a server, the selector of the page returns the last row, and that of the filter all', () => {
    const paginationModel = {page: 1, pageSize: 3};
    const server = {pagination: true, paginationMode: 'server', rowCount: 9, paginationModel} as const;
    render(<Grid rows={NAMES} {...server} pageSizeOptions={[3]} />);
    expect(gridPaginatedVisibleSortedGridRowIdsSelector(api)).toEqual([3]);
    act(() => api.current.selectRow(1));
    const getRowsToExport = () => gridFilteredSortedRowIdsSelector(api);
    expect(api.current.getDataAsCsv({getRowsToExport}).split('\r\n')).toHaveLength(1 + NAMES.length);
  });

  test('an apostrophe in front of formulas, which the cells do not show', () => {
    const fence = fenceModule<{columns: GridColDef[]}>(PAGE, 'formulas');
    const rows = ['=cmd', '+1', '-1', '@x', '\tx', 'a=b', '=IF(A1,"x")', undefined].map((note, id) => ({id, note}));
    render(<Grid columns={fence.columns.slice(1)} rows={rows} />);
    expect(api.current.getDataAsCsv({includeHeaders: false}).split('\r\n')).toEqual([
      "'=cmd",
      "'+1",
      "'-1",
      "'@x",
      "'\tx",
      'a=b',
      `"'=IF(A1,""x"")"`,
    ]);
    expect(document.querySelector('[data-id="0"] [data-field=note]')?.textContent).toBe('=cmd');
  });

  test('rows that the grid does not have', () => {
    type Column = {header: string; value: (row: {a: unknown; b: unknown}) => unknown};
    const {csvOf} = fenceModule<{
      csvOf: (rows: readonly {a: unknown; b: unknown}[], columns: Column[], delimiter?: string) => string;
    }>(PAGE, 'server-rows');
    const columns: Column[] = [
      {header: 'A', value: ({a}) => a},
      {header: 'B;', value: ({b}) => b},
    ];
    const rows = [
      {a: '=HYPERLINK("x")', b: -5},
      {a: 'two\nlines', b: null},
    ];
    expect(csvOf(rows, columns, ';')).toBe('\uFEFFA;"B;"\r\n"\'=HYPERLINK(""x"")";-5\r\n"two\nlines";');
    expect(csvOf([{a: '@'.repeat(10_000_000), b: 1}], columns).length).toBe(10_000_010);
  });
});

describe('demos', () => {
  function choose(item: string): void {
    fireEvent.click(screen.getByText('Export'));
    fireEvent.click(screen.getByText(item));
  }

  test('semicolons and a byte order mark', async () => {
    render(<ExportCustomToolbar />);
    choose('Download as CSV');
    expect(downloads[0]?.name).toBe('harvest-2026.csv');
    const bytes = await bytesOf(downloads[0]!.blob);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await linesOf(downloads[0])).toContain('Crème apple;Hill;12.8');
  });

  test('no print in the menu', () => {
    render(<RemovePrintExport />);
    fireEvent.click(screen.getByText('Export'));
    expect([...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)).toEqual([
      'Download as CSV',
    ]);
  });

  test('the page, the filtered and all rows', async () => {
    render(<CsvGetRowsToExport />);
    ['This page', 'Filtered', 'All 1,000'].forEach((name) => fireEvent.click(screen.getByText(name)));
    const [page, filtered, all] = await Promise.all(downloads.map(linesOf));
    expect(page).toHaveLength(6);
    expect(filtered!.length).toBeGreaterThan(100);
    expect(filtered!.slice(1).every((line) => line.endsWith(',Poland'))).toBe(true);
    expect(all).toHaveLength(1001);
  });

  test('the rows of groups without the groups', async () => {
    render(<CsvGetRowsToExportRowGrouping />);
    choose('Download as CSV');
    const lines = await linesOf(downloads[0]);
    expect(lines).toHaveLength(5);
    expect(lines.join()).toContain('Oats');
  });

  test('JSON', async () => {
    render(<CustomExport />);
    choose('Download as JSON');
    const text = (await linesOf(downloads[0])).join('');
    expect(JSON.parse(text)).toHaveLength(4);
    expect(JSON.parse(text)).toContainEqual({crop: 'Oats', field: 'North', tons: 27.2});
  });
});
