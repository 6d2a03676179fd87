/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import type {ReactElement, ReactNode} from 'react';
import {fireEvent, render} from '@testing-library/react';
import {BarChart} from '@mui/x-charts/BarChart';
import {useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import PercentAreaChart from '../../docs/react-charts/areas-demo/PercentAreaChart';
import DashedLineChart from '../../docs/react-charts/line-demo/DashedLineChart';
import DashedLineChartTailwind from '../../docs/react-charts/line-demo/DashedLineChart.tailwind';
import LineChartWithReferenceLines from '../../docs/react-charts/line-demo/LineChartWithReferenceLines';
import SimpleLineChart from '../../docs/react-charts/line-demo/SimpleLineChart';

const {default: DashedLineChartCss} = jest.requireActual<{default: () => ReactNode}>(
  '../../docs/react-charts/line-demo/DashedLineChart.css.tsx',
);

const SIZE = {width: 400, height: 300};

/** The props of the chart in a demo, which is the chart itself or an element around it. */
function propsOf(demo: () => ReactNode): LineChartProps {
  const {props, type} = demo() as ReactElement<LineChartProps & {children?: ReactElement<LineChartProps>}>;
  return type === 'div' && props.children ? (props.children as ReactElement<LineChartProps>).props : props;
}

/** The tooltip at the second point of a chart of three, in the middle. */
function tooltipOf(props: LineChartProps): string | null | undefined {
  const {container} = render(<LineChart {...props} {...SIZE} />);
  fireEvent.mouseMove(container.querySelector('svg') as SVGElement, {clientX: 200, clientY: 100});
  return document.querySelector('[role=tooltip]')?.textContent;
}

describe('a gap in the data of an example has a text in the tooltip', () => {
  const values = [29, null, 31];

  test('of a line without a value', () => {
    const {series, ...props} = propsOf(SimpleLineChart);
    const gapped = series.map((one) => ({...one, data: values}));
    expect(tooltipOf({...props, xAxis: [{data: [1, 2, 3]}], series: gapped})).toBe(
      '2By phoneno valueBy computerno value',
    );
  });

  test('of a line that is shorter than the axis', () => {
    const {series, ...props} = propsOf(SimpleLineChart);
    const short = series.map((one) => ({...one, data: [29]}));
    expect(tooltipOf({...props, xAxis: [{data: [1, 2, 3]}], series: short})).toContain('By phoneno value');
  });

  test('of a line with a reference line', () => {
    const {series, ...props} = propsOf(LineChartWithReferenceLines);
    const gapped = series.map((one) => ({...one, data: values}));
    expect(tooltipOf({...props, children: null, xAxis: [{data: [1, 2, 3]}], series: gapped})).toBe(
      '2Response time (ms)no value',
    );
  });

  test('of areas', () => {
    const props = propsOf(PercentAreaChart);
    const dataset = values.map((car, index) => ({year: 2014 + 5 * index, car: car as number, transit: 238, bike: 61}));
    expect(tooltipOf({...props, dataset})).toBe('2019Carno valueTransit238 thousand tripsBike61 thousand trips');
  });
});

test.each([
  ['theme', DashedLineChart],
  ['Tailwind', DashedLineChartTailwind],
  ['CSS', DashedLineChartCss],
])('the lines of a dashed forecast share one point, in the styles of %s', (_name, demo) => {
  const [before = [], after = []] = propsOf(demo).series.map(({data}) => data);
  const shared = before.findLastIndex((value) => value !== null);
  expect(after[shared]).toBe(before[shared]);
  expect(before.slice(0, shared)).not.toContain(null);
  expect(after.map((value) => value === null)).toEqual(before.map((_value, index) => index < shared));
});

test('the data of an axis places points if it is a point axis, and only extends the axis if it is numeric', () => {
  const positions = (axis: object, x: unknown[]): number[] => {
    const data = x.map((one, id) => ({id, x: one as number, y: id}));
    const {container} = render(<ScatterChart {...SIZE} xAxis={[axis]} series={[{data}]} />);
    return [...container.querySelectorAll('circle')].map((circle) =>
      Number(/translate\(([\d.]+)/.exec(circle.getAttribute('transform') ?? '')?.[1]),
    );
  };
  expect(positions({scaleType: 'point', data: ['a', 'b', 'c']}, ['b', 'c'])).toEqual([200, 350]);
  expect(positions({data: [50, 0]}, [10, 20])).toEqual([110, 170]);
  expect(positions({data: [50, 0]}, [10, 20])).toEqual(positions({min: 0, max: 50}, [10, 20]));
});

test('a child of a chart draws the sums above stacks', () => {
  const months = ['Jan', 'Feb'];
  const sums = [30, 45];
  function Sums() {
    const [x, y] = [useXScale() as unknown as Scale, useYScale() as unknown as Scale];
    return sums.map((sum, index) => (
      <text key={sum} x={x(months[index] ?? '') + x.bandwidth() / 2} y={y(sum) - 6}>
        {sum}
      </text>
    )) as unknown as JSX.Element;
  }
  interface Scale {
    (value: string | number): number;
    bandwidth: () => number;
  }
  const {container} = render(
    <BarChart
      {...SIZE}
      skipAnimation
      xAxis={[{scaleType: 'band', data: months}]}
      series={[
        {data: [10, 20], stack: 'all'},
        {data: [20, 25], stack: 'all'},
      ]}
    >
      <Sums />
    </BarChart>,
  );
  const tops = [...container.querySelectorAll<SVGElement>('.MuiBarElement-root')].map((bar) =>
    Number(/translate3d\([\d.]+px,\s*([\d.]+)px/.exec(bar.style.transform)?.[1]),
  );
  expect([...container.querySelectorAll('svg > text')].map((text) => Number(text.getAttribute('y')) + 6)).toEqual(
    tops.slice(-2),
  );
});
