import {LIMITS, propLimits} from '@site/plugins/playground/client/propLimits';
import {parsePath} from '@site/plugins/playground/paths';

test.each([
  ['BarChart', 'xAxis[0].categoryGapRatio', {min: 0, max: 1, step: 0.05}],
  ['BarChart', 'xAxis[0].barGapRatio', {min: -1, max: 1, step: 0.05}],
  ['BarChart', 'width', {min: 0, max: 4_000, step: 10}],
  ['DateTimePicker', 'minutesStep', {min: 1, max: 60, step: 1, isInteger: true}],
  ['DateTimePicker', 'timeSteps.minutes', {min: 1, max: 60, step: 1, isInteger: true}],
  ['DatePicker', 'fixedWeekNumber', {min: 1, max: 6, step: 1, isInteger: true}],
  ['DataGrid', 'paginationModel.pageSize', {min: 1, max: 100, step: 1, isInteger: true}],
  ['DataGridPro', 'initialState.pagination.paginationModel.pageSize', {min: -1, max: 1_000, step: 1, isInteger: true}],
  ['BarChart', 'somethingNew', {min: -1e6, max: 1e6}],
])('%s %s', (component, path, limits) => {
  expect(propLimits(component, parsePath(path))).toEqual(limits);
});

test.each([
  ['BarChart', 'series[0].data[3]', 2_500_000],
  ['LineChart', 'xAxis[0].data[0]', Date.UTC(2026, 2, 2)],
  ['LineChart', 'xAxis[0].min', Date.UTC(1900, 0, 1)],
  ['BarChart', 'dataset[2].height', 8_848_000],
  ['PieChart', 'series[0].data[0].value', 8_000_000_000],
  ['ScatterChart', 'series[0].data[0].x', 1e9],
  ['DataGrid', 'rows[0].width', 1e9],
  ['DataGrid', 'filterModel.items[0].value', 1e9],
  ['DataGrid', 'columns[0].valueOptions[0].value', 1e9],
])('data has no narrow limits: %s %s', (component, path, value) => {
  const {min, max} = propLimits(component, parsePath(path));
  expect(value).toBeGreaterThanOrEqual(min);
  expect(value).toBeLessThanOrEqual(max);
});

test.each([
  ['DigitalClock', 'timeStep', 0],
  ['DateTimePicker', 'timeSteps.hours', 0],
  ['DataGrid', 'rowHeight', 0],
  ['DataGrid', 'rowHeight', 1e9],
  ['BarChart', 'width', 1e9],
  ['BarChart', 'margin.left', 1e9],
  ['DataGrid', 'columns[0].width', 1e9],
  ['DataGrid', 'rowBuffer', 1e6],
])('what would end the tab is beyond the limits: %s %s = %d', (component, path, value) => {
  const {min, max} = propLimits(component, parsePath(path));
  expect(value < min || value > max).toBe(true);
});

test('a list within the limits fits into the size', () => {
  expect(LIMITS.listLength * 40).toBeLessThan(LIMITS.size);
});
