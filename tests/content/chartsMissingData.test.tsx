/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import type {ComponentType, ReactElement} from 'react';
import {fireEvent, render} from '@testing-library/react';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {fenceModule} from './pageFence';

const SIZE = {width: 400, height: 300};
const BANDS = {scaleType: 'band' as const, data: ['a', 'b']};

let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

/** Values as careless code passes them, whatever the types say. */
const careless = (values: unknown) => values as never;

/** What is thrown at the pointer, which React does not catch. */
function thrownBy(act: () => void): string {
  const thrown: string[] = [];
  const note = (event: ErrorEvent): void => {
    event.preventDefault();
    thrown.push(String((event.error as Error).message));
  };
  window.addEventListener('error', note);
  try {
    act();
  } catch (error) {
    thrown.push((error as Error).message);
  } finally {
    window.removeEventListener('error', note);
  }
  return thrown.join('\n');
}

describe('without data', () => {
  const NO_VALUES = [{data: []}];

  test.each([
    ['bars', <BarChart key="" {...SIZE} xAxis={[BANDS]} series={NO_VALUES} />],
    [
      'bars of an empty dataset',
      <BarChart
        key=""
        {...SIZE}
        dataset={[]}
        xAxis={[{scaleType: 'band', dataKey: 'month'}]}
        series={[{dataKey: 'sold'}]}
      />,
    ],
    ['bars of a sparkline', <SparkLineChart key="" {...SIZE} plotType="bar" data={[]} />],
  ])('%s throw', (_name, chart) => {
    expect(() => render(chart)).toThrow('undefined is not iterable');
  });

  test('a pie without series throws', () => {
    expect(() => render(<PieChart {...SIZE} series={[]} />)).toThrow('Invalid array length');
  });

  test.each<[string, ReactElement]>([
    ['bars without series', <BarChart key="" {...SIZE} series={[]} />],
    ['lines without series', <LineChart key="" {...SIZE} series={[]} />],
    ['points without series', <ScatterChart key="" {...SIZE} series={[]} />],
    ['lines', <LineChart key="" {...SIZE} series={NO_VALUES} />],
    ['points', <ScatterChart key="" {...SIZE} series={NO_VALUES} />],
    ['slices', <PieChart key="" {...SIZE} series={NO_VALUES} />],
  ])('%s are drawn', (_name, chart) => {
    expect(render(chart).container.querySelector('svg')).not.toBeNull();
  });
});

test('the tooltip of an axis with empty data is no value, and empty without an axis', () => {
  const tooltipOf = (chart: ReactElement) => {
    const {container, unmount} = render(chart);
    fireEvent.mouseMove(container.querySelector('svg') as SVGElement, {clientX: 100, clientY: 100});
    const text = document.querySelector('[role=tooltip]')?.textContent;
    unmount();
    return text;
  };
  const shown = (axis?: object) => tooltipOf(<LineChart {...SIZE} {...(axis && {xAxis: [axis]})} series={[]} />);
  expect(shown({data: []})).toBe('NaN');
  expect(shown({scaleType: 'time', data: []})).toBe('Invalid Date');
  expect(shown()).toBe('');
  expect(
    tooltipOf(
      <LineChart
        {...SIZE}
        dataset={[]}
        xAxis={[{scaleType: 'time', dataKey: 'day'}]}
        series={[{dataKey: 'sold', label: 'Sold'}]}
      />,
    ),
  ).toContain('Invalid Date');
});

test('a bar too many has no position, and browsers draw it in the corner', () => {
  const {container} = render(<BarChart {...SIZE} skipAnimation xAxis={[BANDS]} series={[{data: [4, 3, 5]}]} />);
  const places = [...container.querySelectorAll('.MuiBarElement-root')].map(
    (bar) => /translate3d\((\w+)/.exec(bar.getAttribute('style') ?? '')?.[1],
  );
  expect(places).toEqual([expect.stringMatching(/^\d+/), expect.stringMatching(/^\d+/), 'NaNpx']);
});

test('an axis of bars without id has a name in the message, and is not completed', () => {
  expect(() => render(<BarChart {...SIZE} xAxis={[{data: ['a']}]} series={[{data: [1]}]} />)).toThrow(
    'The x-axis with id "deaultized-x-axis-0" shoud be of type "band"',
  );
});

describe('a gap of a sparkline', () => {
  const DATA = careless([4, null, 7]);
  const atGap = (container: HTMLElement) =>
    fireEvent.mouseMove(container.querySelector('svg') as SVGElement, {clientX: 200, clientY: 100});

  test('is drawn as one', () => {
    const {container} = render(<SparkLineChart {...SIZE} data={DATA} />);
    expect(container.querySelector('.MuiLineElement-root')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  });

  test('has an error instead of a tooltip', () => {
    const {container} = render(<SparkLineChart {...SIZE} data={DATA} showTooltip />);
    expect(thrownBy(() => atGap(container))).toContain("Cannot read properties of null (reading 'toString')");
  });

  test('has a tooltip in the example', () => {
    const {default: Warmth} = fenceModule<{default: ComponentType}>('react-charts/sparkline', 'missing-values');
    const {container} = render(<Warmth />);
    fireEvent.mouseMove(container.querySelector('svg') as SVGElement, {clientX: 100, clientY: 30});
    expect(document.querySelector('[role=tooltip]')?.textContent).toBe('not measured');
  });
});

const labelsOf = (container: HTMLElement, direction: 'X' | 'Y') =>
  [...container.querySelectorAll(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`)].map(
    ({textContent}) => textContent,
  );

describe('a point', () => {
  const points = (...x: unknown[]) =>
    render(<ScatterChart {...SIZE} series={[{data: careless(x.map((value, id) => ({id, x: value, y: 50 + id})))}]} />)
      .container;

  test('with null is left out, and the axis does not count it', () => {
    const container = points(50, null, 60);
    expect(container.querySelectorAll('circle')).toHaveLength(2);
    expect(labelsOf(container, 'X')).toEqual(labelsOf(points(50, 60), 'X'));
  });

  test('with undefined removes all points', () => {
    expect(points(50, undefined, 60).querySelectorAll('circle')).toHaveLength(0);
  });
});

test('null counts as 0 in a pie', () => {
  const slices = (value: unknown) =>
    [
      ...render(
        <PieChart {...SIZE} skipAnimation series={[{data: careless([{value: 3}, {value}])}]} />,
      ).container.querySelectorAll('.MuiPieArc-root'),
    ].map((slice) => slice.getAttribute('d'));
  expect(slices(null)).toEqual(slices(0));
});

test('the axis of a line with area: false includes zero', () => {
  const labels = (area: boolean | undefined) =>
    labelsOf(
      render(<LineChart {...SIZE} series={[{data: [50, 60], ...(area === undefined ? {} : {area})}]} />).container,
      'Y',
    );
  expect(labels(undefined)).not.toContain('0');
  expect(labels(false)).toContain('0');
});

test('the example without data has its text in the middle, and no axis of values', () => {
  const {container} = render(<BarChart {...SIZE} series={[]} />);
  expect(labelsOf(container, 'Y')).not.toEqual([]);
  expect(container.textContent).toBe(labelsOf(container, 'Y').join(''));
  const {default: Tickets} = fenceModule<{default: ComponentType}>('react-charts/components', 'no-data');
  const example = render(<Tickets />).container;
  expect(labelsOf(example, 'Y')).toEqual([]);
  const text = example.querySelector('svg > text');
  expect(text?.textContent).toBe('No data');
  expect([text?.getAttribute('x'), text?.getAttribute('y')]).toEqual(['200', '130']);
});
