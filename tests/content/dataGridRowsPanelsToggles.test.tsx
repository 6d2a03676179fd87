/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {GRID_DETAIL_PANEL_TOGGLE_FIELD, type GridColDef, type GridRowParams} from '@mui/x-data-grid-pro';
import FormDetailPanel from '../../docs/react-data-grid/master-detail/FormDetailPanel';
import LoadedDetailPanel from '../../docs/react-data-grid/master-detail/LoadedDetailPanel';
import {gridOf} from './dataGridOfRows';
import {cellsOf, giveGridsASize} from './dataGridRowsInJest';
import {fenceModule} from './pageFence';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  giveGridsASize(700, 900);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const people = [
  {id: 1, name: 'Ada'},
  {id: 2, name: 'Ben'},
];

const {Grid, api} = gridOf({columns: [{field: 'name'}], rows: people}, 900);

const toggles = () => cellsOf(GRID_DETAIL_PANEL_TOGGLE_FIELD);
const buttons = () => toggles().map((cell) => cell.querySelector('button'));
const disabled = () => buttons().map((button) => button?.disabled);
const details = () => <p>Details</p>;

async function wait(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
}

describe('a function that comes later', () => {
  test('is not called until the rows change, if no row is expanded', () => {
    const {rerender} = render(<Grid getDetailPanelContent={() => null} />);
    const later = jest.fn(details);
    rerender(<Grid getDetailPanelContent={later} />);
    expect(later).not.toHaveBeenCalled();
    act(() => api.current.toggleDetailPanel(1));
    expect(api.current.getExpandedDetailPanels()).toEqual([]);
    expect(disabled()).toEqual([true, true]);
    rerender(<Grid getDetailPanelContent={later} rows={[...people]} />);
    expect(disabled()).toEqual([false, false]);
  });

  test('throws if there was none, unless the key changes with it (#12751)', () => {
    const {rerender, unmount} = render(<Grid />);
    expect(() => rerender(<Grid getDetailPanelContent={details} />)).toThrow(
      "Cannot read properties of undefined (reading '1')",
    );
    unmount();
    const keyed = render(<Grid key="none" />);
    keyed.rerender(<Grid key="details" getDetailPanelContent={details} />);
    expect(disabled()).toEqual([false, false]);
  });
});

describe('rows without a toggle', () => {
  test('pinned rows have a disabled one', () => {
    render(<Grid getDetailPanelContent={details} pinnedRows={{top: [{id: 9, name: 'Total'}]}} />);
    act(() => api.current.toggleDetailPanel(9));
    expect(api.current.getExpandedDetailPanels()).toEqual([]);
    expect(disabled()).toEqual([true, false, false]);
  });

  test('the fence renders nothing in rows without details, and the others toggle', () => {
    const {columns} = fenceModule<{columns: GridColDef[]}>(
      'react-data-grid/master-detail',
      'customizing-the-detail-panel-toggle',
    );
    const rows = [
      {id: 1, customer: 'Ada', lines: ['Lamp']},
      {id: 2, customer: 'Ben', lines: []},
    ];
    const content = ({row}: GridRowParams<(typeof rows)[number]>) => (row.lines.length > 0 ? details() : null);
    render(<Grid columns={columns} rows={rows} getDetailPanelContent={content} />);
    expect(toggles()[1]).toBeEmptyDOMElement();
    fireEvent.click(buttons()[0]!);
    expect(api.current.getExpandedDetailPanels()).toEqual([1]);
  });

  test('a hidden column has none, and the methods still expand rows', () => {
    const columnVisibilityModel = {[GRID_DETAIL_PANEL_TOGGLE_FIELD]: false};
    render(<Grid getDetailPanelContent={details} columnVisibilityModel={columnVisibilityModel} />);
    expect(toggles()).toEqual([]);
    act(() => api.current.toggleDetailPanel(1));
    expect(screen.getByText('Details')).toBeInTheDocument();
  });
});

describe('the focus', () => {
  const focused = () => {
    const cell = document.activeElement?.closest<HTMLElement>('[role=cell]');
    return [cell?.closest<HTMLElement>('[data-id]')?.dataset['id'], cell?.dataset['field']];
  };

  test('is on the toggle of the row after its form was saved', () => {
    render(<FormDetailPanel />);
    screen.getByText('Save').focus();
    fireEvent.submit(document.querySelector('form')!);
    expect(focused()).toEqual(['7102', GRID_DETAIL_PANEL_TOGGLE_FIELD]);
  });

  test('is on the toggle of the row while a failed panel loads again', async () => {
    jest.useFakeTimers();
    render(<LoadedDetailPanel />);
    fireEvent.click(screen.getByLabelText('Requests fail'));
    await wait(1_000);
    screen.getByText('Retry').focus();
    fireEvent.click(screen.getByText('Retry'));
    expect(screen.queryByText('Retry')).toBeNull();
    expect(focused()).toEqual(['7101', GRID_DETAIL_PANEL_TOGGLE_FIELD]);
  });
});
