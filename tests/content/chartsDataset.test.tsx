/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import {act, fireEvent, render} from '@testing-library/react';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';

type Dataset = NonNullable<BarChartProps['dataset']>;
type Value = string | number | boolean | null | undefined;

const SIZE = {width: 400, height: 300};
const NAMES = ['a', 'b', 'c', 'd', 'e'];

/** A dataset of these values, as careless data brings them. */
function datasetOf(values: readonly Value[]): Dataset {
  return values.map((value, index) => ({
    name: NAMES[index],
    at: index,
    ...(value === undefined ? {} : {value}),
  })) as unknown as Dataset;
}

async function drawBars(values: readonly Value[]) {
  const {container} = render(
    <BarChart
      {...SIZE}
      dataset={datasetOf(values)}
      xAxis={[{scaleType: 'band', dataKey: 'name'}]}
      series={[{dataKey: 'value', label: 'Amount'}]}
      tooltip={{trigger: 'item'}}
    />,
  );
  // The springs of the bars set their size in the next frame.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return [...container.querySelectorAll<SVGRectElement>('.MuiBarElement-root')];
}

function tooltipOf(element: Element): string | null | undefined {
  fireEvent.mouseMove(element, {clientX: 100, clientY: 100});
  fireEvent.mouseEnter(element);
  return document.querySelector('.MuiChartsTooltip-root')?.textContent;
}

let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  errors.mockRestore();
});

const told = () => errors.mock.calls.flat(2).map(String).join('\n');

test('null in a dataset has no length, is 0 in the tooltip and logs nothing', async () => {
  const [bar] = await drawBars([null, 3]);
  expect(bar?.style.height).toBe('0px');
  expect(tooltipOf(bar as Element)).toBe('Amount0');
  expect(told()).not.toContain('nonnumerical elements');
});

test('text that is a number and true draw bars, which the tooltip calls 0; the error comes once', async () => {
  const bars = await drawBars(['5', true, undefined, 5, 1]);
  const heights = bars.map(({style}) => parseFloat(style.height));
  expect(heights[0]).toBeGreaterThan(0);
  expect(heights[0]).toBeCloseTo(heights[3] ?? 0);
  expect(heights[1]).toBeCloseTo(heights[4] ?? 0);
  expect(heights[2]).toBe(0);
  expect(tooltipOf(bars[0] as Element)).toBe('Amount0');
  expect(told()).toContain('your dataset key "value" is used for plotting bars, but contains nonnumerical elements.');
  errors.mockClear();
  await drawBars(['5']);
  expect(told()).not.toContain('nonnumerical elements');
});

test('other text leaves the whole chart without bars', async () => {
  const bars = await drawBars(['n/a', 4]);
  expect(bars.map(({style}) => parseFloat(style.height) || 0)).toEqual([0, 0]);
});

test('a bar whose data has null is left out of the tooltip', async () => {
  const {container} = render(
    <BarChart
      {...SIZE}
      xAxis={[{scaleType: 'band', data: ['a', 'b']}]}
      series={[{data: [null, 3] as number[], label: 'Amount'}]}
    />,
  );
  await act(() => Promise.resolve());
  const svg = container.querySelector('svg') as SVGElement;
  fireEvent.mouseMove(svg, {clientX: 100, clientY: 100});
  expect(document.querySelector('.MuiChartsTooltip-root')?.textContent).toBe('a');
  fireEvent.mouseMove(svg, {clientX: 300, clientY: 100});
  expect(document.querySelector('.MuiChartsTooltip-root')?.textContent).toBe('bAmount3');
});

function drawLine(values: readonly Value[]) {
  const {container} = render(
    <LineChart
      {...SIZE}
      dataset={datasetOf(values)}
      xAxis={[{dataKey: 'at'}]}
      series={[{dataKey: 'value', curve: 'linear'}]}
    />,
  );
  const ticks = [...container.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')];
  return {
    path: container.querySelector('.MuiLineElement-root')?.getAttribute('d') ?? '',
    marks: container.querySelectorAll('.MuiMarkElement-root').length,
    ticks: ticks.map((tick) => tick.textContent),
  };
}

test('in a line, text that is a number is a gap, and extends the axis', () => {
  const {path, marks, ticks} = drawLine([2, 3, '70', 4, 5]);
  expect(path.split('M')).toHaveLength(3);
  expect(marks).toBe(4);
  expect(ticks).toContain('80');
  expect(told()).toContain('is used for plotting line, but contains nonnumerical elements.');
});

test('a stack of lines counts text that is a number, and null as zero', () => {
  const upperLine = (value: Value) => {
    const dataset = datasetOf([1, value]).map((row) => ({...row, upper: 2}));
    const {container} = render(
      <LineChart
        {...SIZE}
        dataset={dataset}
        xAxis={[{dataKey: 'at'}]}
        yAxis={[{min: 0, max: 20}]}
        series={[
          {dataKey: 'value', stack: 'all'},
          {dataKey: 'upper', stack: 'all'},
        ]}
      />,
    );
    return container.querySelectorAll('.MuiLineElement-root')[1]?.getAttribute('d');
  };
  expect(upperLine('7')).toBe(upperLine(7));
  expect(upperLine(null)).toBe(upperLine(0));
  expect(upperLine('7')).not.toBe(upperLine(0));
});

test('in a line, other text breaks the axis', () => {
  const {path, ticks} = drawLine([2, 'n/a', 3]);
  expect(ticks).toEqual([]);
  expect(path).toMatch(/NaN|^$/);
});

test('data beside a dataset is written into its objects', () => {
  const dataset = datasetOf([1, 2]);
  const chart = (objects: Dataset) => (
    <LineChart {...SIZE} dataset={objects} xAxis={[{dataKey: 'at'}]} series={[{id: 'own', data: [7, 8]}]} />
  );
  render(chart(dataset));
  expect(dataset.map(({own}) => own)).toEqual([7, 8]);
  expect(() => render(chart(datasetOf([1, 2]).map((row) => Object.freeze(row))))).toThrow('not extensible');
});
