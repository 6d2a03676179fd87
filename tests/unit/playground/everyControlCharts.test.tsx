/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import '../../content/chartsInJest';
import type {ModuleExports, Require} from '../../../plugins/playground/client/modules';
import {testControls} from './controlChecks';

const load: Require = (specifier) => jest.requireActual<ModuleExports>(specifier);
const required: Require = (specifier) =>
  specifier.startsWith('@mui/x-charts') ? jest.requireMock<ModuleExports>(specifier) : load(specifier);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

testControls(['BarChart', 'LineChart', 'PieChart', 'ScatterChart', 'SparkLineChart'], required);
