import {renderToString} from 'react-dom/server';
import DataGridDemo from '../../docs/react-data-grid/DataGridDemo';
import DataGridPremiumDemo from '../../docs/react-data-grid/DataGridPremiumDemo';
import DataGridProDemo from '../../docs/react-data-grid/DataGridProDemo';
import PopularFeaturesDemo from '../../docs/react-data-grid/demo/PopularFeaturesDemo';

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
])('the server writes nothing of the 100,000 rows of %s', (_name, Demo) => {
  expect(renderToString(<Demo />).length).toBeLessThan(1_500);
});
