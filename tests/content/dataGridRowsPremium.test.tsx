/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import {DataGridPremium, useGridApiRef, type DataGridPremiumProps} from '@mui/x-data-grid-premium';
import GroupedValuesGrid from '../../docs/react-data-grid/row-spanning/GroupedValuesGrid';
import {giveGridsASize, textsOf} from './dataGridRowsInJest';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  giveGridsASize(700, 800);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const rows = [
  {id: 1, team: 'red', points: 1},
  {id: 2, team: 'red', points: 2},
  {id: 3, team: 'blue', points: 4},
];
const columns = [{field: 'team'}, {field: 'points', type: 'number'}];

let api: ReturnType<typeof useGridApiRef>;

function Grid(props: Partial<DataGridPremiumProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 700, height: 800}}>
      <DataGridPremium apiRef={apiRef} columns={columns} rows={rows} {...props} />
    </div>
  );
}

test('pinned rows are not added up', () => {
  const initialState = {aggregation: {model: {points: 'sum'}}};
  render(<Grid pinnedRows={{top: [{id: 'x', team: 'all', points: 100}]}} initialState={initialState} />);
  expect(textsOf('points')).toEqual(['100', '1', '2', '4', '7']);
});

test('with groups and sorting, a row of both lists can be shown twice', () => {
  const initialState = {rowGrouping: {model: ['team']}};
  render(<Grid pinnedRows={{top: [rows[1]!]}} initialState={initialState} defaultGroupingExpansionDepth={-1} />);
  act(() => api.current.setSortModel([{field: 'points', sort: 'asc'}]));
  expect(textsOf('points').filter((text) => text === '2')).toHaveLength(2);
});

test('grouped rows show each value once, in a row above', () => {
  render(<GroupedValuesGrid />);
  const groups = textsOf('__row_group_by_columns_group__').filter(Boolean);
  expect(groups).toEqual(['Vienna (3)', 'Graz (1)', 'Linz (2)']);
  expect(textsOf('hall').filter(Boolean)).toHaveLength(6);
});
