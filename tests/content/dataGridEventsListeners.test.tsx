/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  DataGrid,
  useGridApiContext,
  useGridApiEventHandler,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import SubscribeToEventsHook from '../../docs/react-data-grid/events/SubscribeToEventsHook';
import {fenceModule} from './pageFence';

beforeEach(() => {
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

let api: {current: GridApi};

const rows = [
  {id: 1, name: 'Ada', phone: '1'},
  {id: 2, name: 'Ben', phone: '2'},
];

function Grid(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  const columns: GridColDef[] = [{field: 'name', editable: true}];
  return <DataGrid apiRef={apiRef} autoHeight disableVirtualization rows={rows} columns={columns} {...props} />;
}

const FIRST = {isFirst: true};

test.each([
  ['runs too late to prevent the reaction', undefined, 'edit'],
  ['prevents it with isFirst', FIRST, 'view'],
])('a listener of the hook %s', (_name, options, mode) => {
  function Footer() {
    useGridApiEventHandler(
      useGridApiContext(),
      'cellDoubleClick',
      (_params, event) => {
        event.defaultMuiPrevented = true;
      },
      options,
    );
    return null;
  }
  render(<Grid slots={{footer: Footer}} />);
  fireEvent.doubleClick(document.querySelector('[role=cell]')!);
  expect(api.current.getCellMode(1, 'name')).toBe(mode);
});

test('the checkbox in the header has an event of its own, which the demo does not hear', () => {
  const {unmount} = render(<SubscribeToEventsHook />);
  fireEvent.click(screen.getByLabelText('Select all rows'));
  expect(screen.getByRole('status')).toHaveTextContent('Tick a dish.');
  unmount();
  render(<Grid checkboxSelection />);
  const onRow = jest.fn();
  const onHeader = jest.fn();
  api.current.subscribeEvent('rowSelectionCheckboxChange', onRow);
  api.current.subscribeEvent('headerSelectionCheckboxChange', onHeader);
  fireEvent.click(screen.getByLabelText('Select all rows'));
  expect([onRow.mock.calls.length, onHeader.mock.calls.length]).toEqual([0, 1]);
});

test('Enter on the link of the fence is left to the browser', () => {
  const {columns} = fenceModule<{columns: GridColDef[]}>('react-data-grid/events', 'disabling-the-default-behavior');
  render(<Grid columns={columns} />);
  act(() => api.current.setCellFocus(1, 'call'));
  const link = screen.getByRole('link', {name: 'Call Ada'});
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', 'tel:1');
  expect(fireEvent.keyDown(link, {key: 'Enter'})).toBe(true);
});
