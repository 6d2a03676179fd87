import {renderToString} from 'react-dom/server';
import DataGridDemo from '../../docs/react-data-grid/DataGridDemo';
import DataGridPremiumDemo from '../../docs/react-data-grid/DataGridPremiumDemo';
import DataGridProDemo from '../../docs/react-data-grid/DataGridProDemo';
import PopularFeaturesDemo from '../../docs/react-data-grid/demo/PopularFeaturesDemo';

interface Orders {
  makeOrders: (count: number) => object[];
}

/** A hundredth of the orders: to make and group all takes seconds, and a server that wrote them would show here too. */
function mockFewerOrders(actual: Orders): Orders {
  return {...actual, makeOrders: (count) => actual.makeOrders(count / 100)};
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
  ['DataGridDemo', DataGridDemo],
  ['DataGridProDemo', DataGridProDemo],
  ['DataGridPremiumDemo', DataGridPremiumDemo],
  ['PopularFeaturesDemo', PopularFeaturesDemo],
])('the server writes nothing of the rows of %s', (_name, Demo) => {
  expect(renderToString(<Demo />).length).toBeLessThan(1_500);
});
