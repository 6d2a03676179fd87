/** @jest-environment jsdom */
import type {ReactElement} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {DataGrid, type DataGridProps} from '@mui/x-data-grid';
import {
  gridExpandedSortedRowIdsSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import ControlMasterDetail from '../../docs/react-data-grid/master-detail/ControlMasterDetail';
import CustomizeDetailPanelToggle from '../../docs/react-data-grid/master-detail/CustomizeDetailPanelToggle';
import FormDetailPanel from '../../docs/react-data-grid/master-detail/FormDetailPanel';
import LoadedDetailPanel from '../../docs/react-data-grid/master-detail/LoadedDetailPanel';
import DetailPanelOneExpandedRow from '../../docs/react-data-grid/row-recipes/DetailPanelOneExpandedRow';
import ExpandByClickGrid from '../../docs/react-data-grid/row-recipes/ExpandByClickGrid';
import FilteredTotalGrid from '../../docs/react-data-grid/row-recipes/FilteredTotalGrid';
import {gridOf} from './dataGridOfRows';
import {cellsOf, giveGridsASize, textsOf, titleOf} from './dataGridRowsInJest';
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
  {id: 3, name: 'Cleo'},
];

const {Grid, api} = gridOf({columns: [{field: 'name'}], rows: people}, 900);

const panels = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-detailPanel')];
const toggles = () => cellsOf('__detail_panel_toggle__');
const buttonOf = (row: number) => toggles()[row]!.querySelector('button')!;

async function wait(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
}

describe('master detail', () => {
  test('the function is called for all rows, again after sorting and if it is another one, but not after filtering', () => {
    const content = jest.fn((_params: GridRowParams) => <p>Details</p>);
    const {rerender} = render(<Grid getDetailPanelContent={content} />);
    expect(new Set(content.mock.calls.map(([{id}]) => id))).toEqual(new Set([1, 2, 3]));
    expect(panels()).toHaveLength(0);
    content.mockClear();
    rerender(<Grid getDetailPanelContent={content} />);
    expect(content).not.toHaveBeenCalled();
    act(() => api.current.setSortModel([{field: 'name', sort: 'desc'}]));
    expect(content).toHaveBeenCalledTimes(3);
    act(() => api.current.setFilterModel({items: [{field: 'name', operator: 'contains', value: 'a'}]}));
    act(() => api.current.setFilterModel({items: []}));
    expect(content).toHaveBeenCalledTimes(3);
    act(() => api.current.toggleDetailPanel(1));
    const other = jest.fn(() => <p>Other details</p>);
    rerender(<Grid getDetailPanelContent={other} />);
    expect(other).toHaveBeenCalledTimes(3);
    expect(panels()[0]).toHaveTextContent('Other details');
  });

  test('a row without an element has a disabled button, and the methods leave it closed', () => {
    const content = ({id}: GridRowParams) => (id === 1 ? <p>Details</p> : id === 2 ? 'Details' : null);
    render(<Grid getDetailPanelContent={content} />);
    expect([0, 1, 2].map((row) => buttonOf(row).disabled)).toEqual([false, true, true]);
    act(() => api.current.toggleDetailPanel(2));
    expect(api.current.getExpandedDetailPanels()).toEqual([]);
    act(() => api.current.toggleDetailPanel(1));
    expect(panels().map(({style}) => style.height)).toEqual(['500px']);
  });

  test('Space on the cell and a click on the button expand, a click beside the button does not', () => {
    render(<Grid getDetailPanelContent={() => <p>Details</p>} />);
    fireEvent.click(toggles()[0]!);
    expect(panels()).toHaveLength(0);
    fireEvent.click(buttonOf(0));
    expect(panels()).toHaveLength(1);
    act(() => api.current.setCellFocus(1, '__detail_panel_toggle__'));
    fireEvent.keyDown(toggles()[0]!, {key: ' '});
    expect(panels()).toHaveLength(0);
  });

  test('without the callback, controlled panels do not change', () => {
    const ids = [1];
    render(<Grid getDetailPanelContent={() => <p>Details</p>} detailPanelExpandedRowIds={ids} />);
    fireEvent.click(buttonOf(0));
    fireEvent.click(buttonOf(1));
    expect(api.current.getExpandedDetailPanels()).toEqual([1]);
  });

  test('panels come after all rows in the DOM, and have no role', () => {
    render(<Grid getDetailPanelContent={() => <p>Details</p>} getDetailPanelHeight={() => 60} />);
    fireEvent.click(buttonOf(0));
    const last = [...document.querySelectorAll('.MuiDataGrid-row')].pop()!;
    const [panel] = panels();
    expect(last.compareDocumentPosition(panel!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(panel).not.toHaveAttribute('role');
    expect(buttonOf(0)).toHaveAttribute('aria-label', 'Collapse');
    expect(buttonOf(0)).not.toHaveAttribute('aria-expanded');
  });

  test('all panels are expanded and collapsed from outside', () => {
    render(<ControlMasterDetail />);
    fireEvent.click(screen.getByText('Expand all'));
    expect(panels()).toHaveLength(4);
    fireEvent.click(screen.getByText('Collapse all'));
    expect(panels()).toHaveLength(0);
  });

  test('a toggle of one’s own needs no handler, and says whether it is expanded', () => {
    render(<CustomizeDetailPanelToggle />);
    expect(document.querySelectorAll('[role=columnheader]')[3]).toHaveTextContent('Articles');
    expect(buttonOf(0)).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(buttonOf(0));
    expect(buttonOf(0)).toHaveAttribute('aria-expanded', 'false');
    expect(panels()).toHaveLength(0);
  });

  test('the form changes the row, closes the panel, and keeps markup as text', () => {
    render(<FormDetailPanel />);
    const note = '<img src=x onerror="alert(1)">';
    fireEvent.change(document.querySelector('input[name=note]')!, {target: {value: note}});
    fireEvent.submit(document.querySelector('form')!);
    expect(textsOf('note')).toContain(note);
    expect(document.querySelector('img')).toBeNull();
    expect(panels()).toHaveLength(0);
  });

  test('a panel loads when it opens, tells of an error, repeats, and keeps its answer', async () => {
    jest.useFakeTimers();
    render(<LoadedDetailPanel />);
    expect(screen.getByLabelText('Loading articles')).toBeInTheDocument();
    await wait(1_000);
    expect(panels()[0]).toHaveTextContent('Spoke 262 mm');
    fireEvent.click(buttonOf(0));
    fireEvent.click(buttonOf(0));
    expect(panels()[0]).toHaveTextContent('Spoke 262 mm');

    fireEvent.click(screen.getByLabelText('Requests fail'));
    fireEvent.click(buttonOf(1));
    await wait(1_000);
    expect(screen.getByText('The articles did not load.')).toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('Requests fail'));
    fireEvent.click(screen.getByText('Retry'));
    await wait(1_000);
    expect(panels()[1]).toHaveTextContent('Chain, 8-speed');
  });
});

describe('recipes', () => {
  interface NumberFence {
    numberColumn: GridColDef;
  }

  const open = () => [...document.querySelectorAll('[role=group]')].map((region) => region.textContent);

  test('expanding a row collapses the other', () => {
    render(<DetailPanelOneExpandedRow />);
    expect(open()).toEqual(['Sold in pairs.']);
    fireEvent.click(buttonOf(0));
    expect(open()).toEqual(['Reorder at 10.']);
    fireEvent.click(buttonOf(0));
    expect(open()).toEqual([]);
  });

  test('a click on the row toggles it, a click on the button toggles it only once', () => {
    render(<ExpandByClickGrid />);
    expect(open()).toEqual(['Reorder at 10.']);
    fireEvent.click(cellsOf('part')[1]!);
    expect(open()).toEqual(['Reorder at 10.', 'Sold in pairs.']);
    fireEvent.click(buttonOf(0));
    expect(open()).toEqual(['Sold in pairs.']);
    expect(document.querySelector('[aria-selected=true]')).toBeNull();
  });

  test('the footer adds up the rows that pass the filter', () => {
    render(<FilteredTotalGrid />);
    expect(textsOf('part')).toEqual(['Brake pad', 'Pedal']);
    expect(document.body).toHaveTextContent('2 parts, 54 pieces');
  });

  test('the footer with the total has the buttons of pages', () => {
    const {slots = {}} = (FilteredTotalGrid() as ReactElement<DataGridProps>).props;
    const many = Array.from({length: 150}, (_, id) => ({id, stock: 2}));
    render(<DataGrid autoHeight columns={[{field: 'stock'}]} rows={many} slots={slots} />);
    expect(document.body).toHaveTextContent('150 parts, 300 pieces');
    fireEvent.click(screen.getByLabelText('Go to next page'));
    expect(document.body).toHaveTextContent('101–150 of 150');
  });

  test('rows are numbered in their order, without hidden ones, and on from page to page', () => {
    const {numberColumn} = fenceModule<NumberFence>('react-data-grid/row-recipes', 'number-the-rows');
    const pages = {
      pagination: true,
      pageSizeOptions: [2],
      initialState: {pagination: {paginationModel: {pageSize: 2}}},
    };
    render(<Grid {...(pages as object)} columns={[numberColumn, {field: 'name'}]} />);
    const shown = () => textsOf('number').map((number, row) => `${number} ${textsOf('name')[row]}`);
    expect(shown()).toEqual(['1 Ada', '2 Ben']);
    act(() => api.current.setPage(1));
    expect(shown()).toEqual(['3 Cleo']);
    act(() => api.current.setSortModel([{field: 'name', sort: 'desc'}]));
    expect(shown()).toEqual(['3 Ada']);
    act(() => api.current.setFilterModel({items: [{field: 'name', operator: 'contains', value: 'e'}]}));
    act(() => api.current.setPage(0));
    expect(shown()).toEqual(['1 Cleo', '2 Ben']);
    expect(api.current.getDataAsCsv()).toMatch(/^name\r\nCleo/);
    fireEvent.click(titleOf('number'));
    expect(api.current.getSortModel()).toEqual([{field: 'name', sort: 'desc'}]);
    act(() => api.current.showColumnMenu('number'));
    expect(document.querySelector('[role=menu]')).not.toHaveTextContent(/Sort|Filter/);
  });

  test('a pinned row has no number', () => {
    const {numberColumn} = fenceModule<NumberFence>('react-data-grid/row-recipes', 'number-the-rows');
    const pinnedRows = {bottom: [{id: 9, name: 'All'}]};
    render(<Grid columns={[numberColumn, {field: 'name'}]} pinnedRows={pinnedRows} />);
    expect(textsOf('name')).toEqual(['Ada', 'Ben', 'Cleo', 'All']);
    expect(textsOf('number')).toEqual(['1', '2', '3', '']);
  });

  test('on a page of a server the column counts from 1, and on with page * pageSize', () => {
    function Place({id}: {id: GridRowId}) {
      const apiRef = useGridApiContext();
      const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
      const {page, pageSize} = useGridSelector(apiRef, gridPaginationModelSelector);
      return <span>{page * pageSize + ids.indexOf(id) + 1}</span>;
    }
    const {numberColumn} = fenceModule<NumberFence>('react-data-grid/row-recipes', 'number-the-rows');
    const server = {pagination: true, paginationMode: 'server', rowCount: 9, pageSizeOptions: [3]};
    const paginationModel = {page: 2, pageSize: 3};
    const columns: GridColDef[] = [numberColumn, {field: 'place', renderCell: ({id}) => <Place id={id} />}];
    render(<Grid {...({...server, paginationModel} as object)} columns={columns} />);
    expect(textsOf('number')).toEqual(['1', '2', '3']);
    expect(textsOf('place')).toEqual(['7', '8', '9']);
  });
});
