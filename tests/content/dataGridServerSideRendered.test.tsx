import {renderToString} from 'react-dom/server';
import ServerSideCaching from '../../docs/react-data-grid/server-side-data/ServerSideCaching';
import ServerSideOverview from '../../docs/react-data-grid/server-side-data/ServerSideOverview';
import ServerSideUpdating from '../../docs/react-data-grid/server-side-data/ServerSideUpdating';
import ServerSideAggregation from '../../docs/react-data-grid/server-side-data/aggregation/ServerSideAggregation';
import ServerSideTotalsInFooter from '../../docs/react-data-grid/server-side-data/aggregation/ServerSideTotalsInFooter';
import ServerSideInfiniteLoading from '../../docs/react-data-grid/server-side-data/infinite-loading/ServerSideInfiniteLoading';
import ServerSideLazyLoading from '../../docs/react-data-grid/server-side-data/lazy-loading/ServerSideLazyLoading';
import ServerSideRowGrouping from '../../docs/react-data-grid/server-side-data/row-grouping/ServerSideRowGrouping';
import ServerSideTreeData from '../../docs/react-data-grid/server-side-data/tree-data/ServerSideTreeData';

interface Orders {
  makeOrders: (count: number) => object[];
}

/** Fewer orders: to make all of them for each demo takes a second. */
function mockFewerOrders(actual: Orders): Orders {
  return {...actual, makeOrders: (count) => actual.makeOrders(Math.min(count, 100))};
}
jest.mock('../../docs/react-data-grid/shared/orders', () =>
  mockFewerOrders(jest.requireActual<Orders>('../../docs/react-data-grid/shared/orders')),
);

// License notices, and effects that React does not run on a server.
jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterAll(() => {
  jest.restoreAllMocks();
});

test.each([
  ServerSideAggregation,
  ServerSideCaching,
  ServerSideInfiniteLoading,
  ServerSideLazyLoading,
  ServerSideOverview,
  ServerSideRowGrouping,
  ServerSideTotalsInFooter,
  ServerSideTreeData,
  ServerSideUpdating,
])('%p asks nothing while it is rendered on a server', (Demo) => {
  const setTimer = jest.spyOn(global, 'setTimeout');
  expect(renderToString(<Demo />)).toContain('<div');
  expect(setTimer).not.toHaveBeenCalled();
  setTimer.mockRestore();
});
