/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import {sxOf} from './chartsInJest';
import type {ComponentType} from 'react';
import {render} from '@testing-library/react';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {blueberryTwilightPalette, cheerfulFiestaPalette, mangoFusionPalette} from '@mui/x-charts/colorPalettes';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import type {} from '@mui/x-charts/themeAugmentation';
import {readProjectFile} from '../rules/projectFiles';
import {fenceModule} from './pageFence';

const SIZE = {width: 400, height: 300};

type Color = readonly [number, number, number];
type Matrix = readonly [Color, Color, Color];

/** What people with a color vision deficiency see, in linear RGB (Machado, Oliveira and Fernandes, 2009, severity 1). */
const VISIONS: Readonly<Record<string, Matrix>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const MODES = ['light', 'dark'] as const;
const PAPER = {light: '#ffffff', dark: '#121212'} as const;

function linear(hex: string): Color {
  const channel = (start: number) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const dot = ([a, b, c]: Color, [x, y, z]: Color) => a * x + b * y + c * z;
const seen = (color: Color, [red, green, blue]: Matrix): Color => {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [clamp(dot(red, color)), clamp(dot(green, color)), clamp(dot(blue, color))];
};

/** The contrast of two colors as WCAG 2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => dot([0.2126, 0.7152, 0.0722], linear(hex)) + 0.05) as [number, number];
  return Math.max(a, b) / Math.min(a, b);
}

/** L*, a* and b* of a linear color, for the white of D65. */
function lab(color: Color): Color {
  const curve = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
  const x = curve(dot([0.4124564, 0.3575761, 0.1804375], color) / 0.95047);
  const y = curve(dot([0.2126729, 0.7151522, 0.072175], color));
  const z = curve(dot([0.0193339, 0.119192, 0.9503041], color) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The smallest CIE76 distance of any two colors of a palette. */
function nearest(palette: readonly string[], vision: Matrix): number {
  const colors = palette.map((hex) => lab(seen(linear(hex), vision)));
  return Math.min(
    ...colors.flatMap(([l, a, b], index) =>
      colors.slice(index + 1).map((other) => Math.hypot(l - other[0], a - other[1], b - other[2])),
    ),
  );
}

const neighborContrasts = (palette: readonly string[]) =>
  palette.slice(1).map((color, index) => contrast(color, palette[index] ?? ''));

/** The twelve colors that the demo of the styling page writes: dark mode first. */
const demoColors = [...readProjectFile('docs/react-charts/styling/ColorTemplate.tsx').matchAll(/#[\da-f]{6}/g)].map(
  ([color]) => color,
);
const TESTED = {dark: demoColors.slice(0, 6), light: demoColors.slice(6)};

describe.each(MODES)('the palette of the demo, %s', (mode) => {
  const palette = TESTED[mode];

  test('has six colors whose neighbors have a contrast of 3.07 and more, the last and the first included', () => {
    expect(palette).toHaveLength(6);
    const contrasts = [...neighborContrasts(palette), contrast(palette[0] ?? '', palette[5] ?? '')];
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3.07);
  });

  test('stands out from the background', () => {
    expect(Math.min(...palette.map((color) => contrast(color, PAPER[mode])))).toBeGreaterThanOrEqual(3.2);
  });

  test.each(Object.entries(VISIONS))('has colors that differ, %s', (_name, vision) => {
    expect(nearest(palette, vision)).toBeGreaterThanOrEqual(30);
  });
});

test('the lowest contrasts of the palettes of the package are those in the table', () => {
  const page = readProjectFile('docs/react-charts/styling/index.mdx');
  const palettes = {blueberryTwilightPalette, mangoFusionPalette, cheerfulFiestaPalette};
  for (const [name, palette] of Object.entries(palettes)) {
    const [light, dark] = MODES.map((mode) => Math.min(...neighborContrasts(palette(mode))).toFixed(2));
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
    const cells = row.split('|').map((cell) => cell.trim());
    expect(cells.slice(2, 5)).toEqual([`${palette('light').length}`, `${light} : 1`, `${dark} : 1`]);
  }
});

test('the default palette has two colors that deuteranopia makes nearly equal in dark mode', () => {
  expect(nearest(blueberryTwilightPalette('dark'), VISIONS['deuteranopia'] as Matrix)).toBeCloseTo(2, 0);
});

test('sides that the padding of a legend omits are 0', () => {
  const positionOf = (padding?: number | {left?: number; top?: number}) => {
    const {container} = render(
      <BarChart
        width={400}
        height={300}
        xAxis={[{scaleType: 'band', data: ['a']}]}
        series={[{data: [1], label: 'One'}]}
        slotProps={{legend: {padding, position: {horizontal: 'left', vertical: 'top'}}}}
      />,
    );
    const transform = container.querySelector('.MuiChartsLegend-series')?.getAttribute('transform') ?? '';
    return /translate\(([-\d.]+) ([-\d.]+)\)/.exec(transform)?.slice(1).map(Number) as [number, number];
  };
  const [left, top] = positionOf();
  expect(left).toBe(10);
  expect(positionOf({top: 10})).toEqual([0, top]);
  expect(positionOf({left: 10})).toEqual([10, top - 10]);
});

test('a sparkline with a margin has 50 px on the sides that the margin leaves out', () => {
  const lineOf = (margin?: {top: number}) =>
    render(<SparkLineChart width={400} height={300} data={[1, 2]} {...(margin && {margin})} />)
      .container.querySelector('.MuiLineElement-root')
      ?.getAttribute('d');
  expect(lineOf()).toBe('M5,295L395,5');
  expect(lineOf({top: 5})).toBe('M50,250L350,5');
});

test('the tick labels of the theme win over those of the axis, and the side wins over both', () => {
  const sized = (fontSize: number) => ({tickLabelStyle: {fontSize}});
  const theme = createTheme({components: {MuiChartsXAxis: {defaultProps: sized(33)}}});
  const fontSize = (bottomAxis?: object) =>
    render(
      <ThemeProvider theme={theme}>
        <BarChart
          width={400}
          height={300}
          xAxis={[{id: 'x', scaleType: 'band', data: ['a'], ...sized(22)}]}
          series={[{data: [1]}]}
          {...(bottomAxis && {bottomAxis: {axisId: 'x', ...bottomAxis}})}
        />
      </ThemeProvider>,
    ).container.querySelector<SVGElement>('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel')?.style.fontSize;
  expect(fontSize()).toBe('33px');
  expect(fontSize(sized(11))).toBe('11px');
});

test('the area of the example is filled with its gradient', () => {
  const {default: Reservoir} = fenceModule<{default: ComponentType}>('react-charts/lines', 'gradient');
  const {container} = render(<Reservoir />);
  const {id} = container.querySelector('linearGradient') as SVGLinearGradientElement;
  expect(id).toMatch(/^level-\w+$/);
  expect(sxOf(container.querySelector('.MuiAreaElement-root') as Element, 'fill')).toEqual([`url(#${id})`]);
});

describe('bars', () => {
  const barsOf = (container: HTMLElement) => [...container.querySelectorAll<SVGElement>('.MuiBarElement-root')];
  const bars = (count: number, axis: object = {}, bar: object = {}) => {
    const data = Array.from({length: count}, (_value, index) => index + 1);
    const {container} = render(
      <BarChart
        {...SIZE}
        skipAnimation
        xAxis={[{scaleType: 'band', data, ...axis}]}
        series={[{data}]}
        slotProps={{bar}}
      />,
    );
    return barsOf(container);
  };

  test('of few categories are wide, and get narrower by categoryGapRatio', () => {
    const width = (...chart: Parameters<typeof bars>) => parseFloat(bars(...chart)[0]?.style.width ?? '');
    expect(width(1)).toBeGreaterThan(200);
    expect(width(1, {categoryGapRatio: 0.8})).toBeLessThan(100);
  });

  test('are rounded by rx, only at the top by the clip-path of the example', () => {
    expect(bars(2, {}, {rx: 8}).map((bar) => bar.getAttribute('rx'))).toEqual(['8', '8']);
    const {default: Visitors} = fenceModule<{default: ComponentType}>('react-charts/bar-demo', 'rounded-bars');
    const clips = barsOf(render(<Visitors />).container).map((bar) => sxOf(bar, 'clip-path'));
    expect(clips).toEqual(Array(3).fill(['inset(0 round 8px 8px 0 0)']));
  });
});
