/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import {winnerOf} from './chartsInJest';
import type {ComponentType} from 'react';
import {fireEvent, render} from '@testing-library/react';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import type {ChartsAxisContentProps} from '@mui/x-charts/ChartsTooltip';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import type {} from '@mui/x-charts/themeAugmentation';
import {fenceModule, pageFence, runFence} from './pageFence';

const SIZE = {width: 400, height: 300};
const PAGE = 'react-charts/tooltip';

const tooltip = () => document.querySelector<HTMLElement>('[role=tooltip]');

/** The text of the tooltip with the pointer there. */
function tooltipAt(chart: JSX.Element, clientX: number): string | null | undefined {
  const {container, unmount} = render(chart);
  fireEvent.mouseMove(container.querySelector('svg') as SVGElement, {clientX, clientY: 100});
  const text = tooltip()?.textContent;
  unmount();
  return text;
}

/** The text of the tooltip with the pointer on the first such element. */
function tooltipOn(selector: string, chart: JSX.Element): string | null | undefined {
  const {container, unmount} = render(chart);
  const element = container.querySelector(selector) as Element;
  fireEvent.mouseMove(element, {clientX: 100, clientY: 100});
  fireEvent.mouseEnter(element);
  const text = tooltip()?.textContent;
  unmount();
  return text;
}

const POINTS = [
  {id: 1, x: 1, y: 2},
  {id: 2, x: 2, y: 3},
];

describe("the trigger 'axis'", () => {
  const named = (label: string, data: number[], axes: object = {}) => ({label, data, ...axes});

  test('covers two y-axes over one x-axis', () => {
    const chart = (
      <LineChart
        {...SIZE}
        yAxis={[{id: 'p'}, {id: 'q'}]}
        series={[named('P', [1, 2], {yAxisKey: 'p'}), named('Q', [3, 4], {yAxisKey: 'q'})]}
      />
    );
    expect(tooltipAt(chart, 60)).toBe('0P1Q3');
  });

  test('leaves out the series of a second x-axis, and in horizontal bars those of a second y-axis', () => {
    const series = [named('P', [1, 2]), named('Q', [3, 4], {xAxisKey: 'b', yAxisKey: 'b'})];
    const axes = [
      {id: 'a', data: ['Mon', 'Tue'], scaleType: 'band' as const},
      {id: 'b', data: ['Sat', 'Sun'], scaleType: 'band' as const},
    ];
    const values = [{id: 'a'}, {id: 'b'}];
    expect(tooltipAt(<BarChart {...SIZE} xAxis={axes} yAxis={values} series={series} />, 100)).toBe('MonP1');
    const horizontal = <BarChart {...SIZE} layout="horizontal" xAxis={values} yAxis={axes} series={series} />;
    expect(tooltipAt(horizontal, 100)).toBe('MonP1');
  });
});

describe('the formatter of a series', () => {
  test('gets the value alone in bars and lines', () => {
    const valueFormatter = jest.fn((value: number | null) => `${value} kg`);
    expect(tooltipAt(<BarChart {...SIZE} series={[{data: [7], valueFormatter}]} />, 100)).toBe('07 kg');
    expect(tooltipAt(<LineChart {...SIZE} series={[{data: [7, 8], valueFormatter}]} />, 60)).toBe('07 kg');
    expect(valueFormatter.mock.calls.every((call) => call.length === 1)).toBe(true);
  });

  test('gets the item in a pie and the point in a scatter chart', () => {
    const pie = (
      <PieChart {...SIZE} series={[{data: [{value: 7, label: 'All'}], valueFormatter: ({value}) => `${value} kg`}]} />
    );
    expect(tooltipOn('.MuiPieArc-root', pie)).toBe('All7 kg');
    const scatter = <ScatterChart {...SIZE} series={[{data: POINTS, valueFormatter: ({x, y}) => `${x} kg, ${y} m`}]} />;
    expect(tooltipOn('circle', scatter)).toBe('1 kg, 2 m');
  });
});

const STACK = [
  {data: [1, 3], label: 'One', stack: 'all'},
  {data: [2], label: 'Two', stack: 'all'},
];

test('the content of your own that passes the series on shows a stack from top to bottom', () => {
  const {Reversed} = fenceModule<{Reversed: ComponentType<ChartsAxisContentProps>}>(PAGE, 'replacing-the-content', 1);
  const bars = (slots?: BarChartProps['slots']) => (
    <BarChart {...SIZE} xAxis={[{scaleType: 'band', data: ['a', 'b']}]} series={STACK} {...(slots && {slots})} />
  );
  expect(tooltipAt(bars(), 100)).toBe('aOne1Two2');
  expect(tooltipAt(bars({axisContent: Reversed}), 100)).toBe('aTwo2One1');
});

test('the sum of all series counts a series that is shorter as zero', () => {
  const fence = pageFence(PAGE, 'replacing-the-content');
  const {Total} = runFence<{Total: ComponentType<ChartsAxisContentProps>}>({
    ...fence,
    code: fence.code.replace('function Total', 'export function Total'),
  });
  const chart = (
    <BarChart {...SIZE} xAxis={[{scaleType: 'band', data: ['a', 'b']}]} series={STACK} slots={{axisContent: Total}} />
  );
  expect(tooltipAt(chart, 300)).toBe('b: 3 tickets');
});

test('shapes of your own have a tooltip if circles are below them, which they let the pointer through to', () => {
  const Bare = () => <rect />;
  expect(
    tooltipOn('rect', <ScatterChart {...SIZE} slots={{scatter: Bare}} series={[{data: POINTS}]} />),
  ).toBeUndefined();
  const {default: Runs} = fenceModule<{default: ComponentType}>('react-charts/scatter', 'shape');
  expect(tooltipOn('circle', <Runs />)).toBe('(3, 19)');
  const {container} = render(<Runs />);
  const squares = [...container.querySelectorAll('rect')].filter(
    (rect) => rect.getAttribute('pointer-events') === 'none',
  );
  const circles = [...container.querySelectorAll('circle')];
  expect(circles.map((circle) => circle.parentElement?.parentElement?.getAttribute('opacity'))).toEqual(['0', '0']);
  // Each square is around its circle, of a radius of 6 px.
  expect(
    squares.map(
      (square) => `translate(${Number(square.getAttribute('x')) + 6}, ${Number(square.getAttribute('y')) + 6})`,
    ),
  ).toEqual(circles.map((circle) => circle.getAttribute('transform')));
  expect(squares.map((square) => square.getAttribute('width'))).toEqual(['12', '12']);
});

describe('the styles of a tooltip', () => {
  let pages = -1;
  const styleOf = (part: string, property: string) =>
    winnerOf(tooltip()?.querySelector(`.MuiChartsTooltip-${part}`) as Element, property);
  const show = (chart: JSX.Element) =>
    fireEvent.mouseMove(render(chart).container.querySelector('svg') as SVGElement, {clientX: 100, clientY: 100});
  const bars = (sx?: object) => (
    <BarChart {...SIZE} series={[{data: [1]}]} {...(sx && {slotProps: {popper: {sx} as object}})} />
  );

  test.each([
    ['table', 'background', '& .MuiChartsTooltip-table', true],
    ['valueCell', 'color', '& .MuiChartsTooltip-valueCell', false],
    ['valueCell', 'color', '& .MuiChartsTooltip-cell.MuiChartsTooltip-valueCell', true],
  ])(
    'come from sx of the popper; the color of the values needs two classes: %s, %s, %s',
    (part, property, selector, wins) => {
      pages += 1;
      // A page that has this chart only.
      const cache = createCache({key: `page-${'abc'[pages]}`});
      show(<CacheProvider value={cache}>{bars({[selector]: {[property]: 'gold'}})}</CacheProvider>);
      expect(styleOf(part, property) === 'gold').toBe(wins);
    },
  );

  test('come from the parts of MuiChartsTooltip in the theme', () => {
    const theme = createTheme({
      components: {
        MuiChartsTooltip: {
          styleOverrides: {
            root: {order: 1},
            table: {order: 2},
            row: {order: 3},
            cell: {order: 4, '&.MuiChartsTooltip-valueCell': {color: 'gold'}},
            mark: {order: 5},
          },
        },
      },
    });
    show(<ThemeProvider theme={theme}>{bars()}</ThemeProvider>);
    expect(['root', 'table', 'row', 'cell', 'mark'].map((part) => styleOf(part, 'order'))).toEqual([
      undefined,
      '2',
      '3',
      '4',
      '5',
    ]);
    expect(styleOf('valueCell', 'color')).toBe('gold');
  });
});
