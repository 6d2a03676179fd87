/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import {sxOf} from './chartsInJest';
import type {ComponentType} from 'react';
import {fireEvent, render} from '@testing-library/react';
import {LineChart} from '@mui/x-charts/LineChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {fenceModule, pageFence, runFence} from './pageFence';

const SIZE = {width: 400, height: 300};
const PAGE = 'react-charts/lines';

const all = (container: Element, selector: string) => [...container.querySelectorAll<SVGElement>(selector)];

const pointAt = (container: HTMLElement, clientX: number) =>
  fireEvent.mouseMove(all(container, 'svg')[0] as Element, {clientX, clientY: 100});

test('the area between two lines is that of the stacked differences, which the tooltip shows', () => {
  const {container} = render(
    <LineChart
      {...SIZE}
      series={[
        {id: 'low', data: [2, 4], stack: 'range', curve: 'linear'},
        {id: 'difference', data: [8, 6], stack: 'range', curve: 'linear', area: true},
      ]}
      yAxis={[{min: 0, max: 10}]}
    />,
  );
  expect(all(container, '.MuiAreaElement-root').map((area) => area.getAttribute('d'))).toEqual([
    'M50,50L350,50L350,170L50,210Z',
  ]);
  pointAt(container, 60);
  expect(document.querySelector('[role=tooltip]')?.textContent).toMatch(/28$/);
});

describe('positions of a continuous axis', () => {
  const days = [1, 2, 3];
  const valuesAt = (positions: unknown[], axis: object = {}) => {
    const data = positions as number[];
    const {container, unmount} = render(
      <LineChart
        {...SIZE}
        xAxis={[{data, hideTooltip: true, ...axis}]}
        series={[{data: data.map((_position, index) => 10 * (index + 1)), curve: 'linear'}]}
      />,
    );
    const shown = [60, 200, 340].map((x) => {
      pointAt(container, x);
      return document.querySelector('[role=tooltip]')?.textContent;
    });
    unmount();
    return shown;
  };
  const dates = (order: number[]) => order.map((day) => new Date(2026, 6, day));

  test.each([
    ['numbers', (order: number[]) => order, {}],
    ['dates', dates, {scaleType: 'time'}],
  ])('have a wrong value in the tooltip unless they ascend, %s', (_name, of, axis) => {
    expect(valuesAt(of(days), axis)).toEqual(['10', '20', '30']);
    expect(valuesAt(of([...days].reverse()), axis)).toEqual(['10', '10', '10']);
    expect(valuesAt(of([2, 1, 3]), axis)).toEqual(['10', '10', '10']);
  });

  test('have a wrong value in the tooltip of a sparkline too', () => {
    const {container} = render(
      <SparkLineChart {...SIZE} data={[3, 2, 1]} xAxis={{data: [3, 2, 1], scaleType: 'linear'}} showTooltip />,
    );
    pointAt(container, 10);
    expect(document.querySelector('[role=tooltip]')?.textContent).toBe('33');
  });

  test('look right in the line, whether they ascend or descend', () => {
    const pathOf = (positions: number[], values: number[]) =>
      all(
        render(<LineChart {...SIZE} xAxis={[{data: positions}]} series={[{data: values, curve: 'linear'}]} />)
          .container,
        '.MuiLineElement-root',
      )[0]
        ?.getAttribute('d')
        ?.match(/[\d.]+,[\d.]+/g);
    expect(pathOf([3, 2, 1], [1, 5, 9])).toEqual(pathOf([1, 2, 3], [9, 5, 1])?.reverse());
  });

  test('are numbers in the tooltip if they are timestamps, and are not drawn if they are text', () => {
    const stamps = dates(days).map(Number);
    const chart = (data: unknown[]) =>
      render(
        <LineChart
          {...SIZE}
          xAxis={[{scaleType: 'time', data: data as Date[]}]}
          series={[{data: days, curve: 'linear'}]}
        />,
      ).container;
    pointAt(chart(stamps), 60);
    expect(document.querySelector('[role=tooltip]')?.textContent).toBe(`${stamps[0]?.toLocaleString()}1`);
    const text = chart(['2026-07-01', '2026-07-02', '2026-07-03']);
    expect(all(text, '.MuiLineElement-root')[0]?.getAttribute('d')).toMatch(/^MNaN,/);
  });
});

describe('marks', () => {
  const SHAPES = ['circle', 'cross', 'diamond', 'square', 'star', 'triangle', 'wye'] as const;

  test('have one of seven shapes', () => {
    const shapes = SHAPES.map((shape) => {
      const {container} = render(<LineChart {...SIZE} series={[{data: [1, 2]}]} slotProps={{mark: {shape}}} />);
      const [first, second] = all(container, '.MuiMarkElement-root').map((mark) => mark.getAttribute('d'));
      expect(second).toBe(first);
      return first;
    });
    expect(new Set(shapes).size).toBe(7);
  });

  test('of a component are squares with values above them', () => {
    const {default: Visitors} = fenceModule<{default: ComponentType}>(PAGE, 'marks');
    const {container} = render(<Visitors />);
    const marks = all(container, '.MuiMarkElement-root');
    expect(
      marks.filter((mark) => /^M[-\d.,]+h[\d.]+v[\d.]+h[-\d.]+Z$/.test(mark.getAttribute('d') ?? '')),
    ).toHaveLength(3);
    const texts = marks.map((mark) => mark.nextElementSibling as SVGTextElement);
    expect(texts.map(({textContent}) => textContent)).toEqual(['410', '530', '480']);
    texts.forEach((text, index) => {
      const [, x, y] =
        /translate\(([\d.]+)px, ([\d.]+)px\)/.exec(getComputedStyle(marks[index] as Element).transform) ?? [];
      expect([text.getAttribute('x'), Number(text.getAttribute('y'))]).toEqual([x, Number(y) - 10]);
    });
  });

  test('get the id of the series, their index and their position', () => {
    const Mark = jest.fn(() => null);
    render(<LineChart {...SIZE} series={[{id: 'plan', data: [1]}]} slots={{mark: Mark}} />);
    expect(Mark).toHaveBeenCalledWith(expect.objectContaining({id: 'plan', dataIndex: 0, x: 200, y: 150}), {});
  });
});

test('highlighted points have a radius of 5 px, or that of their slot', () => {
  const radius = (slotProps: object) => {
    const {container} = render(<LineChart {...SIZE} series={[{data: [1, 2]}]} slotProps={slotProps} />);
    pointAt(container, 60);
    return all(container, '.MuiHighlightElement-root')[0]?.getAttribute('r');
  };
  expect(radius({})).toBe('5');
  expect(radius({lineHighlight: {r: 8}})).toBe('8');
});

test('the colors of the example change at zero, for lines and areas alone', () => {
  const fence = pageFence(PAGE, 'sign-colors');
  const code = fence.code.replace('showMark: false', "label: 'Balance', color: '#112233'");
  const {default: Balance} = runFence<{default: ComponentType}>({...fence, code});
  const {container} = render(<Balance />);
  const gradient = all(container, 'linearGradient')[0] as SVGElement;
  const attributes = ['gradientUnits', 'y1', 'y2'].map((name) => gradient.getAttribute(name));
  expect(attributes).toEqual(['userSpaceOnUse', '50', '210']);
  const zero = all(container, '.MuiChartsAxis-left .MuiChartsAxis-tickContainer').find(
    ({textContent}) => textContent === '0',
  );
  const y = Number(/, ?([\d.]+)\)/.exec(zero?.getAttribute('transform') ?? '')?.[1]);
  expect(all(gradient, 'stop').map((stop) => Number(stop.getAttribute('offset')) * 160 + 50)).toEqual([y, y]);
  const url = `url(#${gradient.id})`;
  expect(sxOf(all(container, '.MuiLineElement-root')[0] as Element, 'stroke')).toEqual([url]);
  expect(sxOf(all(container, '.MuiAreaElement-root')[0] as Element, 'fill')).toEqual([url]);
  pointAt(container, 60);
  const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
  expect([
    style('.MuiMarkElement-root').stroke,
    style('.MuiHighlightElement-root').fill,
    style('.MuiChartsTooltip-mark').backgroundColor,
    all(container, '.MuiChartsLegend-mark')[0]?.getAttribute('fill'),
  ]).toEqual(['#112233', '#112233', 'rgb(17, 34, 51)', '#112233']);
});
