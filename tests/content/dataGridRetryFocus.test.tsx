/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import ServerFilterGrid from '../../docs/react-data-grid/filtering/server-side/ServerFilterGrid';
import CursorPaginationGrid from '../../docs/react-data-grid/pagination/CursorPaginationGrid';
import ServerPaginationGrid from '../../docs/react-data-grid/pagination/ServerPaginationGrid';
import ControlledSelectionServerPaginationGrid from '../../docs/react-data-grid/row-selection/ControlledSelectionServerPaginationGrid';
import ServerSideOverview from '../../docs/react-data-grid/server-side-data/ServerSideOverview';
import ServerSideLazyLoading from '../../docs/react-data-grid/server-side-data/lazy-loading/ServerSideLazyLoading';
import ServerSortingGrid from '../../docs/react-data-grid/sorting/ServerSortingGrid';
import {flip, mockMeasures, pass, scrollTo} from './serverSideInJest';

/** “Retry” disappears when it is pressed: users of a keyboard or a screen reader go on from the same place. */

interface Orders {
  makeOrders: (count: number) => object[];
}

/** Fewer orders: to make and sort all of them takes seconds. */
function mockFewerOrders(actual: Orders): Orders {
  return {...actual, makeOrders: (count) => actual.makeOrders(Math.min(count, 1_000))};
}
jest.mock('../../docs/react-data-grid/shared/orders', () =>
  mockFewerOrders(jest.requireActual<Orders>('../../docs/react-data-grid/shared/orders')),
);

mockMeasures();

const sort = (): unknown => fireEvent.click(document.querySelector('[role=columnheader][data-field=items]')!);
const turnPage = (): unknown => fireEvent.click(screen.getByLabelText('Go to next page'));

test.each<[string, ComponentType, () => unknown]>([
  ['ServerSortingGrid', ServerSortingGrid, sort],
  ['ServerPaginationGrid', ServerPaginationGrid, turnPage],
  ['CursorPaginationGrid', CursorPaginationGrid, turnPage],
  ['ControlledSelectionServerPaginationGrid', ControlledSelectionServerPaginationGrid, turnPage],
  ['ServerFilterGrid', ServerFilterGrid, turnPage],
  ['ServerSideOverview', ServerSideOverview, turnPage],
  ['ServerSideLazyLoading', ServerSideLazyLoading, () => scrollTo(10_000)],
])('%s: the focus stays before the grid', async (_name, Demo, ask) => {
  render(<Demo />);
  await pass(1_000);
  flip('Requests fail');
  await ask();
  await pass(1_000);
  flip('Requests fail');
  const retry = screen.getByText('Retry');
  act(() => retry.focus());
  fireEvent.click(retry);
  await pass(0);
  const status = screen.getByRole('group', {name: 'Loading status'});
  expect(document.activeElement).toBe(status);
  await pass(1_000);
  expect(screen.queryByText('Retry')).toBeNull();
  expect(document.activeElement).toBe(status);
  expect(getComputedStyle(status).outline).toBe('2px solid');
  const grid = document.querySelector('[role=grid]')!;
  expect(status.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
