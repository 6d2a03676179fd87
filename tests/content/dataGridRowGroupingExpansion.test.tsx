/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import type {DataGridPremiumProps, GridGroupNode} from '@mui/x-data-grid-premium';
import {api, cells, COLUMNS, DATA_GROUP, giveElementsASize, Grid, GROUPS, ROWS} from './groupedGrid';
import {fenceModule} from './pageFence';

const PAGE = 'react-data-grid/row-grouping';

beforeEach(giveElementsASize);

afterEach(() => {
  jest.restoreAllMocks();
});

const COLLAPSED = ['Data (3)', 'Sales (2)'];
const DATA_EXPANDED = ['Data (3)', '', '', '', 'Sales (2)'];

function expandData() {
  act(() => api().setRowChildrenExpansion(DATA_GROUP, true));
  expect(cells(GROUPS)).toEqual(DATA_EXPANDED);
}

describe('expansion', () => {
  test('a new array of rows collapses what users opened, an equal one does not', () => {
    const {rerender} = render(<Grid />);
    expandData();
    rerender(<Grid rows={ROWS} />);
    expect(cells(GROUPS)).toEqual(DATA_EXPANDED);
    rerender(<Grid rows={[...ROWS]} />);
    expect(cells(GROUPS)).toEqual(COLLAPSED);
  });

  test('updateRows keeps it, and moves a row to its new group', () => {
    render(<Grid />);
    expandData();
    act(() => api().updateRows([{id: 1, team: 'Sales'}]));
    expect(cells(GROUPS)).toEqual(['Data (2)', '', '', 'Sales (3)']);
  });

  test.each<[string, () => Partial<DataGridPremiumProps>, string[]]>([
    ['isGroupExpandedByDefault', () => ({isGroupExpandedByDefault: () => false}), COLLAPSED],
    [
      'groupingValueGetter',
      () => ({columns: [{field: 'team', groupingValueGetter: ({value}: {value?: string}) => value}, {field: 'city'}]}),
      COLLAPSED,
    ],
    ['groupingColDef', () => ({groupingColDef: {minWidth: 100}}), DATA_EXPANDED],
  ])('a new %s on each render', (_name, props, expected) => {
    const {rerender} = render(<Grid {...props()} />);
    expandData();
    rerender(<Grid {...props()} />);
    expect(cells(GROUPS)).toEqual(expected);
  });

  test('the answer with the current expansion survives a new array', () => {
    const {default: KeepExpanded} = fenceModule<{default: ComponentType<DataGridPremiumProps>}>(
      PAGE,
      'keep-groups-expanded',
    );
    const initialState = {rowGrouping: {model: ['team']}};
    const grid = (rows: typeof ROWS) => (
      <div style={{width: 900, height: 400}}>
        <KeepExpanded {...{rows, columns: COLUMNS, initialState}} throttleRowsMs={0} disableVirtualization />
      </div>
    );
    const {rerender} = render(grid(ROWS));
    fireEvent.click(screen.getAllByLabelText('see children')[0]!);
    expect(cells(GROUPS)).toEqual(DATA_EXPANDED);
    rerender(grid([...ROWS, {id: 6, team: 'Sales', city: 'Genf', hours: 1}]));
    expect(cells(GROUPS)).toEqual(['Data (3)', '', '', '', 'Sales (3)']);
  });

  test('a new function expands and collapses all, also twice', () => {
    const {default: ExpandAll} = fenceModule<{default: ComponentType<DataGridPremiumProps>}>(PAGE, 'expand-all-groups');
    const initialState = {rowGrouping: {model: ['team', 'city']}};
    render(
      <div style={{width: 900, height: 400}}>
        <ExpandAll {...{rows: ROWS, columns: COLUMNS, initialState}} disableVirtualization />
      </div>,
    );
    expect(cells(GROUPS)).toHaveLength(2);
    for (let round = 0; round < 2; round += 1) {
      fireEvent.click(screen.getByText('Expand all'));
      expect(cells(GROUPS)).toHaveLength(11);
      fireEvent.click(screen.getAllByLabelText('hide children')[0]!);
      expect(cells(GROUPS)).toHaveLength(6);
    }
    fireEvent.click(screen.getByText('Collapse all'));
    expect(cells(GROUPS)).toHaveLength(2);
  });

  test('depth 1 opens the outermost groups; a function wins over the depth', () => {
    const model = {rowGrouping: {model: ['team', 'city']}};
    render(<Grid initialState={model} defaultGroupingExpansionDepth={1} />);
    expect(cells(GROUPS)).toHaveLength(6);
    document.body.innerHTML = '';
    const isData = (group: GridGroupNode) => group.groupingKey === 'Data';
    render(<Grid defaultGroupingExpansionDepth={-1} isGroupExpandedByDefault={isData} />);
    expect(cells(GROUPS)).toEqual(DATA_EXPANDED);
  });

  test('only groups can be expanded', () => {
    render(<Grid />);
    expect(() => api().setRowChildrenExpansion(1, true)).toThrow('MUI: Only group nodes can be expanded or collapsed');
  });
});
