/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import {sxOf} from './chartsInJest';
import type {ComponentType} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart, lineHighlightElementClasses} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {fenceModule} from './pageFence';

const SIZE = {width: 400, height: 300};
const ITEM = {highlighted: 'item', faded: 'global'} as const;
const SERIES = {highlighted: 'series', faded: 'global'} as const;

/** What is found in the chart now, in its order. */
type Find = (selector: string) => SVGElement[];

async function draw(chart: JSX.Element): Promise<Find> {
  const {container} = render(chart);
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  return (selector) => [...container.querySelectorAll<SVGElement>(selector)];
}

/** Puts the pointer on an element, and waits until the springs of slices are there. */
async function enter(element: Element | undefined) {
  fireEvent.mouseEnter(element as Element);
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
}

const opacities = (elements: readonly Element[]) => elements.map((element) => getComputedStyle(element).opacity || '1');

test('item brightens the bar under the pointer and fades all others', async () => {
  const find = await draw(
    <BarChart
      {...SIZE}
      xAxis={[{scaleType: 'band', data: ['a', 'b']}]}
      series={[
        {data: [1, 2], color: '#336699', highlightScope: ITEM},
        {data: [2, 1], color: '#993333', highlightScope: ITEM},
        {data: [3, 3], color: '#339933'},
      ]}
    />,
  );
  const bars = () => find('.MuiBarElement-root');
  await enter(bars()[0]);
  expect(getComputedStyle(bars()[0] as Element).fill).not.toBe('#336699');
  // The last series has no scope, and so never fades.
  expect(opacities(bars())).toEqual(['1', '0.3', '0.3', '0.3', '1', '1']);
});

describe('a line', () => {
  const lines = (highlightScope: typeof ITEM | typeof SERIES) =>
    draw(
      <LineChart
        {...SIZE}
        series={[
          {data: [1, 2, 3], color: '#336699', area: true, highlightScope},
          {data: [3, 2, 1], color: '#993333', highlightScope},
        ]}
      />,
    );
  const strokes = (find: Find) => find('.MuiLineElement-root').map((line) => getComputedStyle(line).stroke);

  test('does not change with item, and the line of a mark under the pointer fades with the others', async () => {
    const find = await lines(ITEM);
    await enter(find('.MuiLineElement-root')[0]);
    expect(strokes(find)).toEqual(['#336699', '#993333']);
    expect(opacities(find('.MuiLineElement-root'))).toEqual(['1', '0.3']);
    fireEvent.mouseLeave(find('.MuiLineElement-root')[0] as Element);
    await enter(find('.MuiMarkElement-root')[0]);
    expect(strokes(find)).toEqual(['#336699', '#993333']);
    expect(opacities(find('.MuiLineElement-root'))).toEqual(['0.3', '0.3']);
  });

  test('gets brighter with series, and so does its area; marks get class names alone', async () => {
    const find = await lines(SERIES);
    const marks = () => find('.MuiMarkElement-root');
    const stylesOf = (mark: Element) => [getComputedStyle(mark).fill, getComputedStyle(mark).stroke];
    const before = marks().map(stylesOf);
    const area = getComputedStyle(find('.MuiAreaElement-root')[0] as Element).fill;
    await enter(find('.MuiMarkElement-root')[0]);
    expect(strokes(find)[0]).not.toBe('#336699');
    expect(strokes(find)[1]).toBe('#993333');
    expect(getComputedStyle(find('.MuiAreaElement-root')[0] as Element).fill).not.toBe(area);
    expect(find('.MuiMarkElement-highlighted')).toHaveLength(3);
    expect(find('.MuiMarkElement-faded')).toHaveLength(3);
    expect(marks().map(stylesOf)).toEqual(before);
    expect(opacities(marks())).toEqual(Array.from({length: 6}, () => '1'));
  });

  test('has marks at the position of the pointer that carry the class too', async () => {
    const find = await draw(<LineChart {...SIZE} series={[{data: [1, 2, 3]}]} />);
    fireEvent.mouseMove(find('svg')[0] as Element, {clientX: 200, clientY: 100});
    expect(find('.MuiMarkElement-highlighted')).toHaveLength(1);
  });
});

describe('a slice', () => {
  test('of a negative value has no angle', async () => {
    const find = await draw(
      <PieChart
        {...SIZE}
        skipAnimation
        series={[{startAngle: -90, endAngle: 90, data: [{value: 130}, {value: -30}]}]}
      />,
    );
    const [value, rest] = find('.MuiPieArc-root').map((slice) => slice.getAttribute('d'));
    expect(value).toMatch(/^M-145,0A145,145/);
    expect(rest).not.toContain('A');
  });

  const radiusOf = (slice: Element | undefined) =>
    Number(/^M[-\d.]+,(-?[\d.]+)/.exec(slice?.getAttribute('d') ?? '')?.[1]);

  test('keeps its color if highlighted, and fades to 0.3, 5 px smaller', async () => {
    const find = await draw(
      <PieChart
        {...SIZE}
        series={[
          {
            data: [
              {id: 1, value: 1, color: '#336699'},
              {id: 2, value: 3, color: '#993333'},
            ],
            highlightScope: ITEM,
          },
        ]}
      />,
    );
    const slices = () => find('.MuiPieArc-root');
    const before = radiusOf(slices()[0]);
    await enter(slices()[1]);
    expect(slices().map(({style}) => style.fill)).toEqual(['#336699', '#993333']);
    expect(slices().map(({style}) => style.opacity)).toEqual(['0.3', '1']);
    expect(Math.abs(radiusOf(slices()[0]))).toBeCloseTo(Math.abs(before) - 5);
  });

  test('takes the radii of highlighted and faded, and their classes, in the example of the pie page', async () => {
    const {default: Budget} = fenceModule<{default: ComponentType}>('react-charts/pie', 'highlight');
    const find = await draw(<Budget />);
    const full = Math.abs(radiusOf(find('.MuiPieArc-root')[0]));
    await enter(find('.MuiPieArc-root')[0]);
    const [rent] = find('.MuiPieArc-root');
    expect(find('.MuiPieArc-highlighted')).toEqual([rent]);
    expect(find('.MuiPieArc-faded')).toHaveLength(2);
    expect(Math.abs(radiusOf(rent))).toBeCloseTo(full - 10);
    // The hole: an arc of 20 px that closes the slice.
    expect(rent?.getAttribute('d')).toMatch(/A20,20,/);
    expect(sxOf(rent as Element, 'stroke-width')).toEqual(['4']);
  });
});

test('a point does not change if highlighted; the others fade', async () => {
  const find = await draw(
    <ScatterChart
      {...SIZE}
      series={[
        {
          data: [
            {id: 1, x: 1, y: 1},
            {id: 2, x: 2, y: 2},
          ],
          color: '#336699',
          highlightScope: ITEM,
        },
      ]}
    />,
  );
  await enter(find('circle')[0]);
  expect(find('circle').map((point) => point.getAttribute('fill'))).toEqual(['#336699', '#336699']);
  expect(find('circle').map((point) => point.getAttribute('opacity'))).toEqual(['1', '0.3']);
});

test.each([
  ['light', 'gray', '#000000'],
  ['dark', 'white', '#ffffff'],
] as const)('in %s mode the band of the pointer is %s and its line %s', async (mode, band, line) => {
  const find = await draw(
    <ThemeProvider theme={createTheme({palette: {mode}})}>
      <BarChart
        {...SIZE}
        axisHighlight={{x: 'band', y: 'line'}}
        xAxis={[{scaleType: 'band', data: ['a', 'b']}]}
        series={[{data: [1, 2]}]}
      />
    </ThemeProvider>,
  );
  fireEvent.mouseMove(find('svg')[0] as Element, {clientX: 100, clientY: 100});
  const styles = find('.MuiChartsAxisHighlight-root').map((path) => getComputedStyle(path));
  expect(styles[0]?.fill).toBe(band);
  expect(styles[0]?.fillOpacity).toBe('0.1');
  expect(styles[1]?.stroke).toBe(line);
  expect(styles[1]?.strokeDasharray).toBe('5 2');
});

test('a band is drawn on a point axis too, around the point, but not on a continuous axis', async () => {
  const bandOf = async (scaleType: 'point' | 'linear') => {
    const find = await draw(
      <LineChart
        {...SIZE}
        axisHighlight={{x: 'band'}}
        xAxis={[{scaleType, data: [1, 2, 3]}]}
        series={[{data: [1, 2, 3]}]}
      />,
    );
    fireEvent.mouseMove(find('svg')[0] as Element, {clientX: 200, clientY: 100});
    return find('.MuiChartsAxisHighlight-root')[0]?.getAttribute('d');
  };
  expect(await bandOf('point')).toBe('M 125 250 l 150 0 l 0 -200 l -150 0 Z');
  expect(await bandOf('linear')).toBeUndefined();
});

test('dots follow the pointer unless the chart or the series turns them off', async () => {
  const dots = async (chart: boolean, series?: boolean) => {
    const find = await draw(
      <LineChart
        {...SIZE}
        disableLineItemHighlight={chart}
        series={[{data: [1, 2, 3], ...(series === undefined ? {} : {disableHighlight: series})}, {data: [2, 3, 4]}]}
      />,
    );
    fireEvent.mouseMove(find('svg')[0] as Element, {clientX: 100, clientY: 100});
    return find(`.${lineHighlightElementClasses.root}`).length;
  };
  expect(await dots(false)).toBe(2);
  expect(await dots(true)).toBe(0);
  expect(await dots(false, true)).toBe(1);
  expect(await dots(true, false)).toBe(1);
});
