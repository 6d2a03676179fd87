/** @jest-environment jsdom */
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import type {Workbook} from 'exceljs';
import ExcelCustomExport from '../../docs/react-data-grid/export/ExcelCustomExport';
import {fenceModule} from './pageFence';

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

  test('an object in a number or boolean column becomes a formula, unless valueGetter checks it', async () => {
    const formula = {formula: 'HYPERLINK("http://x.example")'};
    const unchecked: GridColDef = {field: 'total', type: 'number', valueFormatter: () => 'formatted'};
    render(
      <Grid
        rows={[
          {id: 1, total: formula, count: formula, isPaid: formula},
          {id: 2, total: 5, count: 5, isPaid: true},
        ]}
        columns={[
          unchecked,
          {...unchecked, field: 'count', valueGetter: ({value}) => (typeof value === 'number' ? value : null)},
          {field: 'isPaid', type: 'boolean', valueGetter: ({value}) => value === true},
        ]}
      />,
    );
    const {sheet} = await sheetOf();
    expect(sheet.getCell('A2').formula).toBe(formula.formula);
    expect(['B2', 'C2', 'B3', 'C3'].map((cell) => sheet.getCell(cell).value)).toEqual([null, false, 5, true]);
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
    await waitFor(() => expect(files).toHaveLength(1));
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
