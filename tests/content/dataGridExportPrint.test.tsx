/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {DataGridPremium, useGridApiRef, type DataGridPremiumProps, type GridApi} from '@mui/x-data-grid-premium';
import PrintExportSelectedRows from '../../docs/react-data-grid/export/PrintExportSelectedRows';
import {fenceModule} from './pageFence';

beforeEach(() => {
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
        disableVirtualization
        columns={[{field: 'name'}]}
        rows={[]}
        {...props}
      />
    </div>
  );
}

const NAMES = ['Ben', 'Ada', 'Cleo'].map((name, index) => ({id: index + 1, name}));

/** What the next print puts on paper. */
function nextPrint(): Promise<Document> {
  const remove = document.body.removeChild.bind(document.body);
  return new Promise((resolve) => {
    const spy = jest.spyOn(document.body, 'removeChild').mockImplementation((child) => {
      const content = child instanceof HTMLIFrameElement ? child.contentDocument : null;
      if (content) {
        resolve(content.cloneNode(true) as Document);
        spy.mockRestore();
      }
      return remove(child);
    });
  });
}

async function print(options: Parameters<GridApi['exportDataAsPrint']>[0] = {}): Promise<Document> {
  const printed = nextPrint();
  // In `act`, React would show the pages only when the print is over.
  await (api.current.exportDataAsPrint(options) as unknown as Promise<void>);
  return printed;
}

test('the demo prints the selected rows', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<PrintExportSelectedRows />);
  const printed = nextPrint();
  fireEvent.click(screen.getByText('Export'));
  fireEvent.click(screen.getByText('Print'));
  const crops = [...(await printed).querySelectorAll('[role=cell][data-field=crop]')].map((cell) => cell.textContent);
  expect(crops).toEqual(['Barley', 'Oats']);
});

test('all pages, whatever is selected, and markup as text', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const rows = [{id: 0, name: '<img src=x onerror=alert(1)>'}, ...NAMES];
  render(
    <Grid rows={rows} pagination pageSizeOptions={[2]} initialState={{pagination: {paginationModel: {pageSize: 2}}}} />,
  );
  act(() => api.current.selectRow(1));
  const printed = await print();
  expect(printed.querySelectorAll('[role=row][data-id]')).toHaveLength(4);
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('MUI: The page size `4` is not preset in the `pageSizeOptions`'),
  );
  expect(printed.querySelector('img')).toBeNull();
  expect(printed.body.textContent).toContain('<img src=x onerror=alert(1)>');
});

test('fields choose the columns, not their order, and win over disableExport', async () => {
  const columns = [{field: 'name'}, {field: 'secret', disableExport: true}, {field: 'note'}];
  render(<Grid columns={columns} rows={NAMES} />);
  const printed = await print({fields: ['secret', 'name']});
  expect([...printed.querySelectorAll('[role=columnheader]')].map((header) => header.textContent)).toEqual([
    'name',
    'secret',
  ]);
});

test('rows that are not printed leave the selection, unless it keeps them', async () => {
  const {unmount} = render(<Grid rows={NAMES} />);
  act(() => api.current.selectRows([1, 2]));
  await print({getRowsToExport: () => [2]});
  expect(api.current.state.rowSelection).toEqual([2]);
  unmount();
  render(<Grid rows={NAMES} keepNonExistentRowsSelected />);
  act(() => api.current.selectRows([1, 2]));
  await print({getRowsToExport: () => [2]});
  expect(api.current.state.rowSelection).toEqual([1, 2]);
});

test('the order of the print stays when the sorting ends', async () => {
  render(<Grid rows={NAMES} />);
  act(() => api.current.setSortModel([{field: 'name', sort: 'desc'}]));
  await print();
  act(() => api.current.setSortModel([]));
  expect(api.current.getSortedRows().map(({name}) => name as string)).toEqual(['Cleo', 'Ben', 'Ada']);
});

test('row grouping, and chosen rows without a footer, break it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const {unmount} = render(<Grid rows={NAMES} initialState={{rowGrouping: {model: ['name']}}} />);
  await expect(api.current.exportDataAsPrint()).rejects.toThrow('to have a unique `id` property');
  unmount();
  render(<Grid rows={NAMES} />);
  const getRowsToExport = () => [1];
  await expect(api.current.exportDataAsPrint({getRowsToExport, hideFooter: true})).rejects.toThrow(
    "Cannot read properties of null (reading 'style')",
  );
});

test('the title is in a toolbar whose height the print knows', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const {default: Harvest} = fenceModule<{default: ComponentType}>('react-data-grid/export', 'customize-grid-display');
  render(<Harvest />);
  const printed = nextPrint();
  fireEvent.click(screen.getByText('Export'));
  fireEvent.click(screen.getByText('Print'));
  const toolbar = (await printed).querySelector('.MuiDataGrid-toolbarContainer');
  expect(toolbar?.textContent).toContain('Farm office, harvest 2026');
});

test('pageStyle can hold any rule, such as a zoom', async () => {
  render(<Grid rows={NAMES} />);
  const rule = '.MuiDataGrid-root { zoom: 0.6; }';
  const printed = await print({pageStyle: `@page { size: landscape; } ${rule}`});
  expect([...printed.querySelectorAll('style')].some(({textContent}) => textContent?.includes(rule))).toBe(true);
});
