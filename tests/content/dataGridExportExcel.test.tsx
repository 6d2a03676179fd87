/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {
  DataGridPremium,
  setupExcelExportWebWorker,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import type {Workbook} from 'exceljs';
import ExcelCustomExport from '../../docs/react-data-grid/export/ExcelCustomExport';
import ExcelExportWithWebWorker from '../../docs/react-data-grid/export/ExcelExportWithWebWorker';
import {createExcelWorker} from '../../docs/react-data-grid/export/createExcelWorker';
import {fenceModule} from './pageFence';

interface Orders {
  makeOrders: (count: number) => object[];
}

/** A thousandth of the orders: to write all takes seconds. */
function mockFewerOrders(actual: Orders): Orders {
  return {...actual, makeOrders: (count) => actual.makeOrders(count / 1000)};
}
jest.mock('../../docs/react-data-grid/shared/orders', () =>
  mockFewerOrders(jest.requireActual<Orders>('../../docs/react-data-grid/shared/orders')),
);
jest.mock('../../docs/react-data-grid/export/createExcelWorker');

let files: Blob[];

beforeEach(() => {
  files = [];
  URL.createObjectURL = (given) => {
    files.push(given as Blob);
    return 'blob:';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  // License notices, and errors that a test expects.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

let api: {current: GridApi};

function Grid(props: Partial<DataGridPremiumProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 800}}>
      <DataGridPremium
        apiRef={apiRef}
        autoHeight
        columns={[{field: 'name'}]}
        rows={[{id: 1, name: 'Ada'}]}
        {...props}
      />
    </div>
  );
}

async function sheetOf(options?: GridExcelExportOptions) {
  const workbook = (await api.current.getDataAsExcel(options)) as Workbook;
  return {workbook, sheet: workbook.worksheets[0]!};
}

describe('a file', () => {
  const columns: GridColDef[] = [
    {field: 'text'},
    {field: 'placed', type: 'date', valueFormatter: () => 'formatted'},
    {field: 'total', type: 'number', flex: 1, minWidth: 400, valueFormatter: () => 'formatted'},
    {field: 'state', type: 'singleSelect', valueOptions: [{value: 1, label: 'Open'}]},
  ];
  const row = {id: 1, text: '=1+1', placed: new Date(2026, 2, 4), total: 5, state: 1};

  test('values, texts that stay texts, and a sheet of options', async () => {
    render(<Grid columns={columns} rows={[row]} />);
    const {workbook, sheet} = await sheetOf();
    expect(sheet.getRow(2).values).toEqual([undefined, '=1+1', new Date(Date.UTC(2026, 2, 4)), 5, 'Open']);
    expect(sheet.getCell('A2').formula).toBeUndefined();
    expect(sheet.getCell('B2').numFmt).toBe('dd.mm.yyyy');
    expect(sheet.getColumn(3).width).toBeCloseTo(100 / 7.5);
    expect(workbook.worksheets.map(({name}) => name)).toEqual(['Sheet1', 'Options']);
  });

  test('an object becomes a formula or a link', async () => {
    const rows = [
      {id: 1, text: {formula: 'HYPERLINK("http://x.example")'}},
      {id: 2, text: {text: 'x', hyperlink: 'http://x.example'}},
    ];
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<Grid columns={[{field: 'text'}]} rows={rows} />);
    const {sheet} = await sheetOf();
    expect(sheet.getCell('A2').formula).toBe('HYPERLINK("http://x.example")');
    expect(sheet.getCell('A3').hyperlink).toBe('http://x.example');
  });

  test('styles of columns reach their headers', async () => {
    const {excelOptions} = fenceModule<{excelOptions: GridExcelExportOptions}>(
      'react-data-grid/export',
      'customizing-the-columns',
    );
    render(<Grid columns={columns} rows={[row]} />);
    const {sheet} = await sheetOf(excelOptions);
    expect(sheet.getCell('B2').numFmt).toBe('yyyy-mm-dd');
    expect([sheet.getCell('C1').font.bold, sheet.getCell('C2').font.bold]).toEqual([true, true]);
  });

  test('without columns, it throws, and the state stays at “pending”', async () => {
    const states = jest.fn();
    render(<Grid columns={[]} onExcelExportStateChange={states} />);
    await expect(api.current.exportDataAsExcel()).rejects.toThrow("reading 'field'");
    expect(states.mock.calls.map((call: unknown[]) => call[0])).toEqual(['pending']);
  });

  test('the demo writes a title and a sum', async () => {
    render(<ExcelCustomExport />);
    fireEvent.click(screen.getByText('Export'));
    fireEvent.click(screen.getByText('Download as Excel'));
    await waitFor(() => expect(files).toHaveLength(1), {timeout: 3000});
    const content = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(files[0]!);
    });
    const {Workbook: Book} = jest.requireActual<{Workbook: new () => Workbook}>('exceljs');
    const workbook = await new Book().xlsx.load(content);
    const sheet = workbook.worksheets[0]!;
    expect(sheet.getCell('A1').value).toBe('Harvest 2026');
    expect(sheet.getRow(3).values).toEqual([undefined, 'Crop', 'Field', 'Tons']);
    expect(sheet.getCell('A8').value).toBe('Total');
    expect(sheet.getCell('C8').formula).toBe('SUM(C4:C7)');
  });
});

describe('in a worker', () => {
  interface Message {
    options: Partial<GridExcelExportOptions>;
    columnGroupDetails: Record<string, Record<string, unknown>>;
  }

  /** A worker that the test answers for. */
  function fakeWorker() {
    const messages: Message[] = [];
    const worker = {
      postMessage: (message: Message) => messages.push(message),
      terminate: jest.fn(),
      onmessage: null as Worker['onmessage'],
      onerror: null as Worker['onerror'],
    };
    return {messages, worker: worker as typeof worker & Worker};
  }

  const groups: Partial<DataGridPremiumProps> = {
    experimentalFeatures: {columnGrouping: true},
    columnGroupingModel: [{groupId: 'Group', renderHeaderGroup: () => 'x', children: [{field: 'name'}]}],
  };

  test('headers are written and column groups are not, unless it is asked for', async () => {
    const {messages, worker} = fakeWorker();
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<Grid {...groups} />);
    await api.current.exportDataAsExcel({
      worker: () => worker,
      includeHeaders: false,
      exceljsPostProcess: () => Promise.resolve(),
    });
    await api.current.exportDataAsExcel({worker: () => worker, includeColumnGroupsHeaders: true});
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('MUI: The exceljsPostProcess option is not supported when a web worker is used.'),
    );
    expect(messages[0]?.options).toEqual({});
    expect(messages[0]?.columnGroupDetails['Group']).toHaveProperty('renderHeaderGroup', expect.any(Function));

    let answer: ((event: {data: Message}) => Promise<void>) | undefined;
    const listen = jest.spyOn(window, 'addEventListener').mockImplementation((_type: string, listener: unknown) => {
      answer = listener as typeof answer;
    });
    const sheets: unknown[][] = [];
    setupExcelExportWebWorker({
      exceljsPostProcess: ({worksheet}) => {
        sheets.push(worksheet.getColumn(1).values.slice(1));
        return Promise.resolve();
      },
    });
    listen.mockRestore();
    jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    for (const data of messages) {
      await answer!({data});
    }
    expect(sheets).toEqual([
      ['name', 'Ada'],
      ['Group', 'name', 'Ada'],
    ]);
  });

  test('the demo tells where it exported, and falls back to the main thread', async () => {
    const {messages, worker} = fakeWorker();
    jest.mocked(createExcelWorker).mockReturnValue(worker);
    render(<ExcelExportWithWebWorker />);
    fireEvent.click(screen.getByText('Export in a worker'));
    expect(screen.getByText('Exporting…')).toBeInTheDocument();
    await waitFor(() => expect(messages).toHaveLength(1));
    await act(() => worker.onmessage!({data: new ArrayBuffer(8)} as MessageEvent) as Promise<void>);
    expect(screen.getByText(/^In the worker: the page paused for \d+ ms at most$/)).toBeInTheDocument();

    fireEvent.click(screen.getByText('Export in a worker'));
    act(() => void worker.onerror!(new Event('error')));
    expect(await screen.findByText(/^On the main thread: the page paused/, {}, {timeout: 3000})).toBeInTheDocument();

    jest.mocked(createExcelWorker).mockImplementation(() => {
      throw new Error('Refused to create a worker');
    });
    fireEvent.click(screen.getByText('Export in a worker'));
    await waitFor(() => expect(files).toHaveLength(3), {timeout: 3000});
  });
});
