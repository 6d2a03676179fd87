/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {
  DataGridPremium,
  setupExcelExportWebWorker,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import ExcelExportWithWebWorker from '../../docs/react-data-grid/export/ExcelExportWithWebWorker';
import {createExcelWorker} from '../../docs/react-data-grid/export/createExcelWorker';

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
    act(() => void worker.onerror!(new ErrorEvent('error')));
    expect(await screen.findByText(/^On the main thread: the page paused/)).toBeInTheDocument();

    jest.mocked(createExcelWorker).mockImplementation(() => {
      throw new Error('Refused to create a worker');
    });
    fireEvent.click(screen.getByText('Export in a worker'));
    await waitFor(() => expect(files).toHaveLength(3));
  });
});
