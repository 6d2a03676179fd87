/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import {sxOf, winnerOf} from './chartsInJest';
import {act, render} from '@testing-library/react';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {readProjectFile} from '../rules/projectFiles';

const SIZE = {width: 400, height: 300};

describe('a color that is undefined', () => {
  // As in `color: row.color` without `exactOptionalPropertyTypes`.
  const NONE = {color: undefined} as object;

  test('is no color of the palette', () => {
    const first = (chart: JSX.Element, selector: string) =>
      render(chart).container.querySelector(selector) as SVGElement;
    const bar = first(<BarChart {...SIZE} series={[{data: [1], ...NONE}]} />, '.MuiBarElement-root');
    const line = first(<LineChart {...SIZE} series={[{data: [1, 2], ...NONE}]} />, '.MuiLineElement-root');
    const slice = first(<PieChart {...SIZE} series={[{data: [{value: 1, ...NONE}]}]} />, '.MuiPieArc-root');
    const point = first(<ScatterChart {...SIZE} series={[{data: [{id: 1, x: 1, y: 1}], ...NONE}]} />, 'circle');
    // Without a fill, SVG is black. A line has `fill: none`, and no stroke by default.
    expect([winnerOf(bar, 'fill'), slice.style.fill, point.getAttribute('fill')]).toEqual([undefined, '', null]);
    expect([winnerOf(line, 'stroke'), line.getAttribute('stroke')]).toEqual([undefined, null]);
  });

  test('throws in an area', () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<LineChart {...SIZE} series={[{data: [1, 2], area: true, ...NONE}]} />)).toThrow(
      "Cannot read properties of null (reading 'brighter')",
    );
    errors.mockRestore();
  });

  test('is one of the palette if it is left out', () => {
    const {container} = render(<BarChart {...SIZE} colors={['#123456']} series={[{data: [1]}]} />);
    expect(winnerOf(container.querySelector('.MuiBarElement-root') as Element, 'fill')).toBe('#123456');
  });
});

describe('parts of an axis and a reference line', () => {
  let charts = 0;
  /** The stroke of a part in a page that has this chart only. */
  const strokeOf = (selector: string, part: string) => {
    charts += 1;
    const {container} = render(
      <CacheProvider value={createCache({key: `page-${'abcdefgh'[charts]}`})}>
        <LineChart {...SIZE} series={[{data: [1, 2]}]} sx={{[selector]: {stroke: 'gold', fill: 'gold'}}}>
          <ChartsReferenceLine y={1} label="One" />
        </LineChart>
      </CacheProvider>,
    );
    const element = container.querySelector(`.${part}`) as Element;
    return winnerOf(element, /abel$/.test(part) ? 'fill' : 'stroke');
  };
  const PARTS = [
    ['MuiChartsAxis-root', 'MuiChartsAxis-tickLabel'],
    ['MuiChartsAxis-root', 'MuiChartsAxis-line'],
    ['MuiChartsReferenceLine-root', 'MuiChartsReferenceLine-line'],
  ] as const;

  test.each(PARTS)('have the style of a second class: %s %s', (root, part) => {
    const pages = ['styling', 'axis'].map((page) => readProjectFile(`docs/react-charts/${page}/index.mdx`)).join('');
    expect(pages).toContain(`\`& .${root} .${part}\``);
    expect(strokeOf(`& .${part}`, part)).not.toBe('gold');
    expect(strokeOf(`& .${root} .${part}`, part)).toBe('gold');
  });
});

describe('the height of a chart', () => {
  const {ResizeObserver} = window;
  afterEach(() => {
    window.ResizeObserver = ResizeObserver;
    jest.restoreAllMocks();
  });

  /** The heights of a chart below a title of 20 px, in a parent that is as high as both, each after the parent was measured again. */
  async function heights(height?: number) {
    let resized = (): void => undefined;
    window.ResizeObserver = class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof ResizeObserver;
    const svg = () => document.querySelector('svg');
    jest.spyOn(window, 'getComputedStyle').mockImplementation(
      () =>
        ({
          width: '400px',
          height: `${20 + Number(svg()?.getAttribute('height') ?? 200)}px`,
          getPropertyValue: () => '',
        }) as unknown as CSSStyleDeclaration,
    );
    const {unmount} = render(<BarChart {...(height && {height})} series={[{data: [1]}]} />);
    const found: (string | null | undefined)[] = [];
    for (let measured = 0; measured < 3; measured += 1) {
      found.push(svg()?.getAttribute('height'));
      await act(async () => {
        resized();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      });
    }
    unmount();
    return found;
  }

  test('grows without end in a parent whose height follows from the chart and a title', async () => {
    expect(await heights()).toEqual(['220', '240', '260']);
  });

  test('stays if it is set', async () => {
    expect(await heights(200)).toEqual(['200', '200', '200']);
  });
});

test('the text of a legend has its font in its style, which a stylesheet does not change', () => {
  const fontOf = (legend?: object) => {
    const {container} = render(
      <BarChart {...SIZE} series={[{data: [1], label: 'One'}]} {...(legend && {slotProps: {legend}})} />,
    );
    return container.querySelector<SVGElement>('.MuiChartsLegend-root text')?.style.fontSize;
  };
  expect(fontOf()).toBe('1rem');
  expect(fontOf({labelStyle: {fontSize: 14}})).toBe('14px');
});

test('marks of a legend are squares that a radius makes round', () => {
  const {container} = render(
    <BarChart {...SIZE} series={[{data: [1], label: 'One'}]} sx={{'& .MuiChartsLegend-mark': {ry: '50%'}}} />,
  );
  const mark = container.querySelector('.MuiChartsLegend-mark') as Element;
  expect(mark.tagName).toBe('rect');
  expect([mark.getAttribute('width'), mark.getAttribute('height'), mark.getAttribute('rx')]).toEqual([
    '20',
    '20',
    null,
  ]);
  expect(sxOf(mark, 'ry')).toEqual(['50%']);
});

test('colors sets the color of a sparkline', () => {
  const {container} = render(<SparkLineChart {...SIZE} data={[1, 2]} colors={['#d32f2f']} />);
  expect(winnerOf(container.querySelector('.MuiLineElement-root') as Element, 'stroke')).toBe('#d32f2f');
});
