/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import type {GridInitialState} from '@mui/x-data-grid-pro';
import {gridOf} from './dataGridOfRows';
import {giveGridsASize} from './dataGridRowsInJest';

beforeEach(() => {
  // The license notice of Pro.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  giveGridsASize(700, 300);
});

afterEach(() => jest.restoreAllMocks());

const columns = ['a', 'b', 'c', 'd'].map((field) => ({field}));
const {Grid, api} = gridOf({columns, rows: [{id: 1}]}, 300);
const pinnedColumns = {left: ['b'], right: ['c']};
const PINNED = {left: ['b'], right: ['c']};

function pinned() {
  const cells = (side: string) =>
    [...document.querySelectorAll<HTMLElement>(`.MuiDataGrid-pinnedColumns--${side} [role=cell]`)].map(
      ({dataset}) => dataset['field'],
    );
  return {left: cells('left'), right: cells('right')};
}

describe('orderedFields and pinned columns', () => {
  test.each<[string, object]>([
    ['initial', {initialState: {columns: {orderedFields: ['d', 'c', 'b', 'a']}, pinnedColumns}}],
    ['controlled', {initialState: {columns: {orderedFields: ['d', 'c', 'b', 'a']}}, pinnedColumns}],
  ])('%s: the grid pins the first and the last columns of the list', (_name, props) => {
    render(<Grid {...props} />);
    expect(pinned()).toEqual({left: ['d'], right: ['a']});
  });

  test('a list with the pinned fields at its ends is right', () => {
    render(<Grid initialState={{columns: {orderedFields: ['b', 'd', 'a', 'c']}, pinnedColumns}} />);
    expect(pinned()).toEqual(PINNED);
  });

  test('a state from exportState is in this order', () => {
    const {unmount} = render(<Grid initialState={{pinnedColumns}} />);
    const state: GridInitialState = api.current.exportState();
    unmount();
    expect(state.columns?.orderedFields).toEqual(['b', 'a', 'd', 'c']);
    render(<Grid initialState={state} />);
    expect(pinned()).toEqual(PINNED);
  });
});
