/** @jest-environment jsdom */
import {act, fireEvent, render} from '@testing-library/react';
import type * as Premium from '@mui/x-data-grid-premium';
import type {DataGridPremiumProps, GridApi, GridRowId} from '@mui/x-data-grid-premium';
import RowGroupingSelectChildren from '../../docs/react-data-grid/recipes-row-grouping/RowGroupingSelectChildren';
import {giveElementsASize} from './groupedGrid';

/** What the grid of the recipe gets in addition, and what the recipe has passed to it. */
const mockGrid: {added: Partial<DataGridPremiumProps>; passed?: DataGridPremiumProps} = {added: {}};

function mockGridWithProps(actual: typeof Premium) {
  function DataGridPremium(props: DataGridPremiumProps) {
    mockGrid.passed = props;
    return <actual.DataGridPremium {...props} {...mockGrid.added} />;
  }
  return {...actual, DataGridPremium};
}
jest.mock('@mui/x-data-grid-premium', () =>
  mockGridWithProps(jest.requireActual<typeof Premium>('@mui/x-data-grid-premium')),
);

beforeEach(() => {
  giveElementsASize();
  mockGrid.added = {};
});

afterEach(() => {
  jest.restoreAllMocks();
});

const MEI = 'auto-generated-row-traveler/Mei Tan';

const api = (): GridApi => (mockGrid.passed as {apiRef: {current: GridApi}}).apiRef.current;
const selection = (): GridRowId[] => [...(mockGrid.passed!.rowSelectionModel as GridRowId[])];
const check = (id: GridRowId): boolean => fireEvent.click(document.querySelector(`[data-id="${id}"] input`)!);

describe('select the rows of a group', () => {
  test('a row that cannot be selected stays out, and its group is checked without it', () => {
    mockGrid.added = {isRowSelectable: ({id}) => id !== 2};
    render(<RowGroupingSelectChildren />);
    check(MEI);
    expect(selection()).toEqual([1, MEI]);
    check(1);
    expect(selection()).toEqual([]);
    check(1);
    expect(selection()).toEqual([1, MEI]);
  });

  test('after another grouping, groups are unchecked although their rows are selected', () => {
    render(<RowGroupingSelectChildren />);
    check(MEI);
    act(() => api().setRowGroupingModel(['city']));
    const isSelected = (id: GridRowId) => document.querySelector(`[data-id="${id}"]`)?.getAttribute('aria-selected');
    expect([1, 2, 'auto-generated-row-city/Oslo'].map(isSelected)).toEqual(['true', 'true', 'false']);
    expect(selection()).toContain(MEI);
  });

  test('a change does not compare each selected id with each', () => {
    const rows = Array.from({length: 400}, (_, id) => ({id, traveler: 'Mei Tan', what: '', city: '', amount: 1}));
    mockGrid.added = {rows};
    render(<RowGroupingSelectChildren />);
    check(MEI);
    expect(selection()).toHaveLength(401);
    const {includes} = Array.prototype;
    let searches = 0;
    jest.spyOn(Array.prototype, 'includes').mockImplementation(function search(this: unknown[], ...wanted) {
      searches += Number(this.length >= 400);
      return includes.apply(this, wanted);
    });
    check(1);
    expect(searches).toBeLessThan(100);
    expect(selection()).toHaveLength(399);
  });
});
