/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import {fireEvent, render} from '@testing-library/react';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';

const SIZE = {width: 400, height: 300};

const labelsOf = (container: HTMLElement, side: 'bottom' | 'left' = 'bottom') =>
  [...container.querySelectorAll(`.MuiChartsAxis-${side} .MuiChartsAxis-tickLabel`)].map(
    ({textContent}) => textContent,
  );

/** The text of the tooltip at the first position of a chart. */
function tooltipOf(chart: JSX.Element): string | null | undefined {
  const {container, unmount} = render(chart);
  fireEvent.mouseMove(container.querySelector('svg') as SVGElement, {clientX: 60, clientY: 100});
  const text = document.querySelector('[role=tooltip]')?.textContent;
  unmount();
  return text;
}

describe('a value that is missing on a log axis', () => {
  const linesOf = (data: (number | null)[][], axis: object = {}) => {
    const {container} = render(
      <LineChart
        {...SIZE}
        yAxis={[{scaleType: 'log', ...axis}]}
        series={data.map((values) => ({data: values, curve: 'linear'}))}
      />,
    );
    const lines = [...container.querySelectorAll('.MuiLineElement-root')].map((line) => line.getAttribute('d'));
    return {drawn: lines.map((line) => !line?.includes('NaN')), ticks: labelsOf(container, 'left').length};
  };
  const NOTHING = {ticks: 0};

  test.each([
    ['null', [[10, null, 1000]]],
    [
      'null in one of two series',
      [
        [10, null, 1000],
        [10, 20, 30],
      ],
    ],
    [
      'a shorter series',
      [
        [10, 100, 1000],
        [10, 20],
      ],
    ],
  ])('removes all lines and ticks: %s', (_name, data) => {
    expect(linesOf(data)).toEqual({...NOTHING, drawn: data.map(() => false)});
  });

  test('does no harm if min is set', () => {
    const {drawn, ticks} = linesOf(
      [
        [10, null, 1000],
        [10, 20],
      ],
      {min: 10},
    );
    expect(drawn).toEqual([true, true]);
    expect(ticks).toBeGreaterThan(0);
  });
});

test.each([
  [
    'band',
    (axis: object) => (
      <BarChart {...SIZE} xAxis={[{scaleType: 'band', data: ['a'], ...axis}]} series={[{data: [31]}]} />
    ),
  ],
  ['linear', (axis: object) => <LineChart {...SIZE} xAxis={[{data: [1, 2], ...axis}]} series={[{data: [31, 2]}]} />],
])('null of a formatter leaves the first line of the tooltip empty, %s', (_name, chart) => {
  const nothing = {valueFormatter: () => null as unknown as string};
  expect(tooltipOf(chart(nothing))).toBe('31');
  expect(tooltipOf(chart({}))).toMatch(/^.31$/);
  expect(labelsOf(render(chart(nothing)).container)).toEqual(labelsOf(render(chart({})).container));
});

describe("the tooltip of a 'utc' axis", () => {
  const chart = (axis: object = {}) => (
    <LineChart
      {...SIZE}
      xAxis={[
        {scaleType: 'utc', data: [Date.UTC(2024, 0, 1), Date.UTC(2024, 0, 2)].map((time) => new Date(time)), ...axis},
      ]}
      series={[{data: [1, 2]}]}
    />
  );

  test('is in local time, though the ticks are not', () => {
    // Called without a zone, the method writes local time.
    const local = jest.spyOn(Date.prototype, 'toLocaleString').mockReturnValue('local ');
    expect(tooltipOf(chart())).toBe('local 1');
    expect(local).toHaveBeenCalledWith();
    local.mockRestore();
    expect(labelsOf(render(chart()).container)).toEqual(expect.arrayContaining(['2024', 'Tue 02']));
  });

  test('is in UTC with a formatter', () => {
    const valueFormatter = (date: Date) => `${date.toLocaleDateString('en', {timeZone: 'UTC'})}: `;
    expect(tooltipOf(chart({valueFormatter}))).toBe('1/1/2024: 1');
  });
});

test('ticks of an axis that runs backwards need descending values, or lose their labels', () => {
  const labels = (axis: object) =>
    labelsOf(
      render(
        <LineChart
          {...SIZE}
          xAxis={[{data: [1, 2, 3], min: 3, max: 1, valueFormatter: String, ...axis}]}
          series={[{data: [1, 2, 3]}]}
        />,
      ).container,
    );
  expect(labels({tickInterval: [1, 2, 3]})).toEqual(['1']);
  expect(labels({tickInterval: [3, 2, 1]})).toEqual(['3', '2', '1']);
  expect(labels({tickMinStep: 1})).toEqual(['3', '2', '1']);
});

test('labels that touch are left out, unless they are rotated or the interval keeps all', () => {
  const categories = Array.from({length: 12}, (_category, index) => `Long category ${index + 1}`);
  // jsdom measures no text.
  const measured = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({width: 80, height: 12} as DOMRect);
  const labels = (axis: object) =>
    labelsOf(
      render(
        <BarChart
          {...SIZE}
          xAxis={[{scaleType: 'band', data: categories, ...axis}]}
          series={[{data: categories.map((_category, index) => index)}]}
        />,
      ).container,
    );
  expect(labels({}).length).toBeLessThan(6);
  expect(labels({tickLabelInterval: () => true})).toEqual(categories);
  expect(labels({tickLabelStyle: {angle: -90, textAnchor: 'end'}})).toEqual(categories);
  measured.mockRestore();
});

test('slots and slotProps have an effect in the object of a side, not in that of the axis', () => {
  const TickLabel = ({mine}: {mine?: string}) => <text className="own">{mine}</text>;
  const parts = {slots: {axisTickLabel: TickLabel}, slotProps: {axisTickLabel: {mine: 'yes'} as object}};
  const own = (axis: object, side: object) =>
    [
      ...render(
        <BarChart
          {...SIZE}
          xAxis={[{id: 'x', scaleType: 'band', data: ['a'], ...axis}]}
          series={[{data: [1]}]}
          bottomAxis={{axisId: 'x', ...side}}
        />,
      ).container.querySelectorAll('.own'),
    ].map(({textContent}) => textContent);
  expect(own(parts, {})).toEqual([]);
  expect(own({}, parts)).toEqual(['yes']);
});
