/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import type {ComponentType} from 'react';
import {fireEvent, render} from '@testing-library/react';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {ScatterChart, ScatterPlot} from '@mui/x-charts/ScatterChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {fenceModule} from './pageFence';

const SIZE = {width: 400, height: 300};

function drawFence(page: string, heading: string): HTMLElement {
  const {default: Example} = fenceModule<{default: ComponentType}>(page, heading);
  return render(<Example />).container;
}

const moveTo = (container: HTMLElement, clientX: number) =>
  fireEvent.mouseMove(container.querySelector('svg') as SVGElement, {clientX, clientY: 100});
const tooltip = () => document.querySelector('[role=tooltip]')?.textContent;

describe('single bars', () => {
  const find = (container: HTMLElement) => [...container.querySelectorAll<SVGElement>('.MuiBarElement-root')];

  test('have a click and a color of their own, and their size', () => {
    const container = drawFence('react-charts/components', 'click-and-color');
    const bars = find(container);
    const [first, second, third] = bars.map(({style}) => style.fill);
    expect(third).toBe('#d32f2f');
    expect(first).toBe(second);
    expect(first).not.toBe(third);
    expect(bars.every(({style}) => parseFloat(style.width) > 0)).toBe(true);
    expect(container.querySelector('p')?.textContent).toBe('31 tickets');
    fireEvent.click(bars[2] as Element);
    expect(container.querySelector('p')?.textContent).toBe('40 tickets');
  });

  test('with a fill of their own stay as they are under the pointer, and have no tabindex', () => {
    const {container} = render(
      <BarChart
        {...SIZE}
        xAxis={[{scaleType: 'band', data: ['a', 'b']}]}
        series={[{data: [1, 2], color: '#336699', highlightScope: {highlighted: 'item'}}]}
        slotProps={{bar: (() => ({style: {fill: '#993333'}})) as object}}
      />,
    );
    fireEvent.mouseEnter(find(container)[0] as Element);
    expect(find(container).map((bar) => getComputedStyle(bar).fill)).toEqual(['#993333', '#993333']);
    expect(container.querySelector('[tabindex]')).toBeNull();
  });
});

test('a click area knows the category, and leaves the tooltip of the axis alone', () => {
  const container = drawFence('react-charts/components', 'click-in-category');
  const area = container.querySelector('rect[fill=transparent]') as SVGElement;
  // A category is 75 px wide; jsdom measures a left edge of 0.
  fireEvent.click(area, {clientX: 160});
  expect(container.querySelector('p')?.textContent).toBe('Wed');
  moveTo(container, 60);
  expect(tooltip()).toBe('Mon31');
});

test('a mark says its series and its index', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const marks = drawFence('react-charts/components', 'click-mark').querySelectorAll('.MuiMarkElement-root');
  fireEvent.click(marks[2] as Element);
  expect(log).toHaveBeenCalledWith('visitors', 2);
  log.mockRestore();
});

describe('the popper of the tooltip', () => {
  const placed: (string | undefined)[] = [];
  const Popper = ({placement}: {placement?: string}) => {
    placed.push(placement);
    return <i role="tooltip" />;
  };
  const slots = {popper: Popper as ComponentType<never>} as object;
  const popper = {placement: 'top'} as const;

  beforeEach(() => placed.splice(0));

  const bars = (slotProps?: object) => (
    <BarChart {...SIZE} slots={slots} {...(slotProps && {slotProps})} series={[{data: [1, 2]}]} />
  );

  test('is at the right of the pointer unless a placement is set', () => {
    moveTo(render(bars()).container, 100);
    expect(placed.at(-1)).toBe('right-start');
    moveTo(render(bars({popper})).container, 100);
    expect(placed.at(-1)).toBe('top');
  });

  test('of a pie and of points takes it from tooltip', () => {
    const enter = (container: HTMLElement, selector: string) => {
      const element = container.querySelector(selector) as Element;
      fireEvent.mouseMove(element, {clientX: 100, clientY: 100});
      fireEvent.mouseEnter(element);
      return placed.at(-1);
    };
    const settings = {trigger: 'item', slots, slotProps: {popper}} as const;
    const pie = <PieChart {...SIZE} tooltip={settings} series={[{data: [{id: 1, value: 1}]}]} />;
    expect(enter(render(pie).container, '.MuiPieArc-root')).toBe('top');
    placed.splice(0);
    const points = <ScatterChart {...SIZE} tooltip={settings} series={[{data: [{id: 1, x: 1, y: 1}]}]} />;
    expect(enter(render(points).container, 'circle')).toBe('top');
  });

  test('is in the container', () => {
    const box = document.body.appendChild(document.createElement('section'));
    const chart = <BarChart {...SIZE} slotProps={{popper: {container: () => box}}} series={[{data: [1, 2]}]} />;
    moveTo(render(chart).container, 100);
    expect(box.querySelector('[role=tooltip]')).not.toBeNull();
    box.remove();
  });

  test('opens in the example', () => {
    moveTo(drawFence('react-charts/tooltip', 'position'), 60);
    expect(tooltip()).toBe('Mon31');
  });
});

describe('movements of the pointer', () => {
  /** Points that count how often they are read. */
  function countedPoints(counted: {reads: number}) {
    return [1, 2, 3].map((value) => ({
      id: value,
      y: value,
      get x() {
        counted.reads += 1;
        return value;
      },
    }));
  }

  test('make a ScatterChart compute its points again, but not a composed chart without listeners', () => {
    const counted = {reads: 0};
    const series = [{type: 'scatter', data: countedPoints(counted)}] as const;
    const readsAfter = (container: HTMLElement) => {
      counted.reads = 0;
      moveTo(container, 100);
      moveTo(container, 200);
      return counted.reads;
    };
    expect(readsAfter(render(<ScatterChart {...SIZE} series={[...series]} />).container)).toBeGreaterThan(0);
    const composed = (
      <ChartContainer {...SIZE} disableAxisListener series={[...series]}>
        <ScatterPlot />
      </ChartContainer>
    );
    expect(readsAfter(render(composed).container)).toBe(0);
  });

  test('do not render bars again with neither axis highlight nor tooltip of the axis', () => {
    let rendered = 0;
    const bar = () => {
      rendered += 1;
      return {};
    };
    const rendersAfter = (props: object) => {
      const {container} = render(
        <BarChart {...SIZE} slotProps={{bar: bar as object}} series={[{data: [1, 2]}]} {...props} />,
      );
      rendered = 0;
      moveTo(container, 100);
      moveTo(container, 300);
      return rendered;
    };
    expect(rendersAfter({})).toBeGreaterThan(0);
    expect(rendersAfter({axisHighlight: {x: 'none', y: 'none'}, tooltip: {trigger: 'item'}})).toBe(0);
  });
});

test('an axis of 130,000 values is too long', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const data = Array.from({length: 130_000}, (_value, index) => index);
  expect(() => render(<LineChart {...SIZE} xAxis={[{data}]} series={[{data: [1, 2], showMark: false}]} />)).toThrow(
    'Maximum call stack size exceeded',
  );
  error.mockRestore();
});
