/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import type {ComponentType} from 'react';
import {fireEvent, render} from '@testing-library/react';
import {BarChart, BarPlot} from '@mui/x-charts/BarChart';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {LineChart} from '@mui/x-charts/LineChart';
import {ResponsiveChartContainer} from '@mui/x-charts/ResponsiveChartContainer';
import {fenceModule} from './pageFence';

const SIZE = {width: 400, height: 300};

/** The component of a page's example, drawn. */
function drawFence(page: string, heading: string, which = 0) {
  const {default: Example} = fenceModule<{default: ComponentType}>(page, heading, which);
  return render(<Example />).container;
}

const textsOf = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map((element) => element.textContent);

/** How far the label of an axis is from the axis' line. */
const distance = (container: HTMLElement, side: 'left' | 'bottom') => {
  const label = container.querySelector(`.MuiChartsAxis-${side} .MuiChartsAxis-label text`);
  return Math.abs(Number(label?.getAttribute(side === 'left' ? 'x' : 'y')));
};

describe('the label of an axis', () => {
  const chart = (leftAxis: object) => (
    <LineChart
      {...SIZE}
      xAxis={[{data: [1, 2], label: 'x'}]}
      yAxis={[{id: 'y', label: 'y', tickFontSize: 90}]}
      series={[{data: [1, 2]}]}
      leftAxis={{axisId: 'y', ...leftAxis}}
    />
  );
  const left = (leftAxis: object) => distance(render(chart(leftAxis)).container, 'left');

  test('is 28 px from its line, whatever the y-axis itself says', () => {
    expect(left({})).toBe(28);
    expect(distance(render(chart({})).container, 'bottom')).toBe(28);
  });

  test('moves with tickFontSize and tickSize of the side; hidden ticks count 4', () => {
    expect(left({tickFontSize: 30})).toBe(46);
    expect(left({tickSize: 12})).toBe(34);
    expect(left({disableTicks: true})).toBe(26);
    expect(left({tickLabelStyle: {fontSize: 40}})).toBe(28);
  });

  test('is 60 px away in the example, whose tick labels keep 12 px', () => {
    const container = drawFence('react-charts/axis', 'label-distance');
    expect(distance(container, 'left')).toBe(60);
    const tick = container.querySelector<SVGElement>('.MuiChartsAxis-left .MuiChartsAxis-tickLabel');
    expect(tick?.getAttribute('font-size') ?? tick?.style.fontSize).toMatch(/^12(?:px)?$/);
  });
});

test('tickInterval gets the value and its index, on a point axis', () => {
  const tickInterval = jest.fn((_value: unknown, index: number) => index % 2 === 0);
  const {container} = render(
    <LineChart
      {...SIZE}
      xAxis={[{scaleType: 'point', data: ['a', 'b', 'c', 'd'], tickInterval}]}
      series={[{data: [1, 2, 3, 4]}]}
    />,
  );
  expect(tickInterval.mock.calls.slice(0, 4).map(([value, index]) => [value, index])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 3],
  ]);
  expect(textsOf(container, '.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel')).toEqual(['a', 'c']);
});

test('tickLabelInterval gets undefined for the tick after the last band', () => {
  const tickLabelInterval = jest.fn((_value: unknown, index: number) => index % 2 === 0);
  const {container} = render(
    <BarChart
      {...SIZE}
      xAxis={[{scaleType: 'band', data: ['a', 'b', 'c'], tickLabelInterval}]}
      series={[{data: [1, 2, 3]}]}
    />,
  );
  expect(tickLabelInterval.mock.calls.slice(0, 4).map(([value]) => value)).toEqual(['a', 'b', 'c', undefined]);
  expect(textsOf(container, '.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel')).toEqual(['a', 'c']);
});

const yLabels = (axis: object, data: (number | null)[], shorter: number[] = []) =>
  textsOf(
    render(
      <LineChart
        {...SIZE}
        xAxis={[{data: data.map((_value, index) => index)}]}
        yAxis={[axis]}
        series={[{data}, ...(shorter.length > 0 ? [{data: shorter}] : [])]}
      />,
    ).container,
    '.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel',
  ).filter(Boolean);

test('a log axis labels the powers of ten, and multiples if there are few of them', () => {
  expect(yLabels({scaleType: 'log'}, [1, 10000])).toEqual(['1', '10', '100', '1k', '10k']);
  expect(yLabels({scaleType: 'log'}, [10, 1000])).toEqual(['10', '20', '100', '200', '1k']);
});

test('a step that is not round is rounded', () => {
  const labels = yLabels({tickMaxStep: 4}, [0, 40]);
  expect(labels.slice(0, 3)).toEqual(['0', '5', '10']);
});

test('an axis includes zero if a value is null or a series is shorter than another', () => {
  expect(yLabels({}, [50, 51, 52])).not.toContain('0');
  expect(yLabels({}, [50, null, 52])).toContain('0');
  expect(yLabels({}, [50, 51, 52], [53, 54])).toContain('0');
});

test('two y-axes are side by side, the second 56 px outward', () => {
  const container = drawFence('react-charts/axis', 'two-axes-on-one-side');
  const [inner, outer] = container.querySelectorAll('.MuiChartsAxis-directionY');
  expect(inner?.getAttribute('transform')).toBe('translate(112, 0)');
  expect(outer?.getAttribute('transform')).toBe('translate(112, 0)');
  expect(outer?.parentElement?.getAttribute('transform')).toBe('translate(-56 0)');
  expect(textsOf(container, '.MuiChartsAxis-directionY .MuiChartsAxis-label')).toEqual(['°C', 'mm']);
});

describe('horizontal bars', () => {
  const widths = (container: HTMLElement) =>
    [...container.querySelectorAll<SVGElement>('.MuiBarElement-root')].map(({style}) => parseFloat(style.width));

  test('of a composed chart come from layout of each series, without animation', async () => {
    const container = drawFence('react-charts/composition', 'series');
    await new Promise((resolve) => setTimeout(resolve, 30));
    const [dutch, greek, thai] = widths(container);
    expect(dutch).toBeGreaterThan(thai ?? Infinity);
    expect(thai).toBeGreaterThan(greek ?? Infinity);
  });

  test('of a BarChart come from layout of a single series', () => {
    const {container} = render(
      <BarChart
        {...SIZE}
        yAxis={[{scaleType: 'band', data: ['a']}]}
        series={[{type: 'bar', data: [3], layout: 'horizontal'}, {data: [4]}]}
      />,
    );
    expect(container.querySelectorAll('.MuiBarElement-root')).toHaveLength(2);
  });

  test('do not come from a layout prop of the container', () => {
    const wrong = {layout: 'horizontal'};
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(
        <ResponsiveChartContainer
          {...SIZE}
          {...wrong}
          yAxis={[{scaleType: 'band', data: ['a']}]}
          series={[{type: 'bar', data: [3]}]}
        >
          <BarPlot />
        </ResponsiveChartContainer>,
      ),
    ).toThrow('The first `xAxis` shoud be of type "band" to display the bar series of id "auto-generated-id-0"');
    jest.restoreAllMocks();
  });
});

test('disableAxisListener stops the axis highlight and the tooltip of the axis, not that of an item', () => {
  const chart = (disableAxisListener: boolean, trigger: 'axis' | 'item') => (
    <ResponsiveChartContainer
      {...SIZE}
      disableAxisListener={disableAxisListener}
      xAxis={[{scaleType: 'band', data: ['a', 'b']}]}
      series={[{type: 'bar', data: [3, 4], label: 'Amount'}]}
    >
      <BarPlot />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip trigger={trigger} />
    </ResponsiveChartContainer>
  );
  const shown = (disabled: boolean, trigger: 'axis' | 'item') => {
    const {container, unmount} = render(chart(disabled, trigger));
    const bar = container.querySelector('.MuiBarElement-root') as Element;
    fireEvent.mouseMove(bar, {clientX: 100, clientY: 100});
    fireEvent.mouseEnter(bar);
    const found = {
      band: container.querySelectorAll('.MuiChartsAxisHighlight-root').length,
      tooltip: document.querySelector('.MuiChartsTooltip-root')?.textContent,
    };
    unmount();
    return found;
  };
  expect(shown(false, 'axis')).toEqual({band: 1, tooltip: 'aAmount3'});
  expect(shown(true, 'axis')).toEqual({band: 0, tooltip: undefined});
  expect(shown(true, 'item')).toEqual({band: 0, tooltip: 'Amount3'});
});

test('the index of a band is found from a position', () => {
  const {indexAt} = fenceModule<{
    indexAt: (scale: {range: () => [number, number]; step: () => number}, position: number) => number;
  }>('react-charts/components', 'coordinate-to-value');
  const scale = {range: (): [number, number] => [250, 50], step: () => 50};
  expect([60, 120, 249].map((position) => indexAt(scale, position))).toEqual([3, 2, 0]);
  const forward = {...scale, range: (): [number, number] => [50, 250]};
  expect([60, 120, 249].map((position) => indexAt(forward, position))).toEqual([0, 1, 3]);
});

test('bars are drawn from right to left if their data is reversed', () => {
  const container = drawFence('react-charts/axis', 'reverse');
  expect(textsOf(container, '.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel')).toEqual(['Wed', 'Tue', 'Mon']);
  fireEvent.mouseMove(container.querySelector('svg') as SVGElement, {clientX: 60, clientY: 100});
  expect(document.querySelector('[role=tooltip]')?.textContent).toBe('Wed480');
});

test('a min above max reverses a continuous axis', () => {
  const {container} = render(
    <LineChart
      {...SIZE}
      xAxis={[{data: [1, 2]}]}
      yAxis={[{min: 10, max: 0}]}
      series={[{data: [0, 10], curve: 'linear'}]}
    />,
  );
  expect(container.querySelector('.MuiLineElement-root')?.getAttribute('d')).toBe('M50,50L350,250');
});

describe('dates on a band axis', () => {
  const labels = (container: HTMLElement) => textsOf(container, '.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel');
  const date = new Date(2026, 0, 1);
  const dated = (axis: object = {}) => (
    <BarChart {...SIZE} xAxis={[{scaleType: 'band', data: [date], ...axis}]} series={[{data: [31]}]} />
  );

  test('are months in the example', () => {
    expect(labels(drawFence('react-charts/axis', 'axis-data')).filter(Boolean)).toEqual(['Jan', 'Feb']);
  });

  test('are text in full without a formatter, and in the tooltip in the language of the browser', () => {
    const {container} = render(dated());
    expect(labels(container)[0]).toBe(String(date));
    fireEvent.mouseMove(container.querySelector('svg') as SVGElement, {clientX: 100, clientY: 100});
    expect(document.querySelector('[role=tooltip]')?.textContent).toBe(`${date.toLocaleString()}31`);
  });

  test("have no label with '', and the default one with null", () => {
    const labelOf = (text: string | null) =>
      labels(render(dated({valueFormatter: () => text})).container).filter(Boolean);
    expect(labelOf('')).toEqual([]);
    expect(labelOf(null)).toContain(String(date));
  });
});

test('equal categories shift the tooltip of those after them', () => {
  const {container} = render(
    <BarChart {...SIZE} xAxis={[{scaleType: 'band', data: ['a', 'a', 'b']}]} series={[{data: [1, 2, 3]}]} />,
  );
  // The right half shows the bar of b.
  fireEvent.mouseMove(container.querySelector('svg') as SVGElement, {clientX: 300, clientY: 100});
  expect(document.querySelector('[role=tooltip]')?.textContent).toBe('a2');
});

describe('a time axis', () => {
  const labelsOf = (days: number[], axis: object = {}) => {
    const data = days.map((day) => new Date(2026, 6, 0, 24 * day));
    const {container} = render(
      <LineChart {...SIZE} xAxis={[{scaleType: 'time', data, ...axis}]} series={[{data: days}]} />,
    );
    return textsOf(container, '.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel');
  };

  test('has ticks between days, which repeat a date without time, unless the days are the ticks', () => {
    expect(labelsOf([4, 5, 6])).toEqual(expect.arrayContaining(['Sat 04', '12 PM', 'Jul 05']));
    const dates = labelsOf([4, 5, 6], {valueFormatter: (date: Date) => date.toDateString()});
    expect(new Set(dates).size).toBeLessThan(dates.length);
    const container = drawFence('react-charts/axis', 'days');
    expect(textsOf(container, '.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel')).toEqual(['Jul 4', 'Jul 5', 'Jul 6']);
  });

  test('has at most one tick a day with tickMinStep, none within a day', () => {
    const axis = {tickMinStep: 24 * 60 * 60 * 1000, valueFormatter: (date: Date) => `${date}`};
    const midnights = [4, 5, 6].map((day) => `${new Date(2026, 6, day)}`);
    expect(labelsOf([4, 5, 6], axis)).toEqual(midnights);
    expect(labelsOf([4.9, 5.2], axis)).toEqual([]);
  });
});

test('tickMinStep: 1 leaves no ticks between counts, and none if all are 0 without max: 1', () => {
  expect(yLabels({}, [0, 2])).toContain('0.5');
  expect(yLabels({tickMinStep: 1}, [0, 2])).toEqual(['0', '1', '2']);
  expect(yLabels({tickMinStep: 5}, [3, 7])).toEqual([]);
  expect(yLabels({tickMinStep: 1}, [0, 0])).toEqual([]);
  expect(yLabels({tickMinStep: 1, max: 1}, [0, 0])).toEqual(['0', '1']);
});
