/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import {createRef} from 'react';
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import HideSeries from '../../docs/react-charts/legend/HideSeries';
import ExportPicture from '../../docs/react-charts/styling/ExportPicture';

const SIZE = {width: 400, height: 300};

/** The charts of the demos take their width from the page, which jsdom does not measure. */
function measurePage() {
  const {getComputedStyle} = window;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    return new Proxy(style, {
      get: (target, name) => {
        const value: unknown =
          name === 'width' ? '400px' : name === 'height' ? '260px' : Reflect.get(target, name, target);
        return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
      },
    });
  });
}

beforeEach(measurePage);
afterEach(() => jest.restoreAllMocks());

describe('the picture of a chart', () => {
  test.each([
    ['BarChart', (ref: object) => <BarChart {...SIZE} {...ref} series={[{data: [1]}]} />],
    ['LineChart', (ref: object) => <LineChart {...SIZE} {...ref} series={[{data: [1]}]} />],
    ['ScatterChart', (ref: object) => <ScatterChart {...SIZE} {...ref} series={[{data: []}]} />],
    ['SparkLineChart', (ref: object) => <SparkLineChart {...SIZE} {...ref} data={[1]} />],
  ])('begins with the ref of a %s, its svg element', (_name, chart) => {
    const ref = createRef<unknown>();
    const {container} = render(chart({ref}));
    expect(ref.current).toBe(container.querySelector('svg'));
    expect((ref.current as Element).getAttribute('width')).toBe('400');
  });

  test('is drawn in twice the size, from a copy with the colors of the classes', async () => {
    const drawn: string[] = [];
    const decoded = jest.fn(() => Promise.resolve());
    Object.assign(HTMLImageElement.prototype, {decode: decoded});
    const context = {fillRect: jest.fn(), drawImage: jest.fn((image: HTMLImageElement) => drawn.push(image.src))};
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
    const {container} = render(<ExportPicture />);
    expect(screen.queryByRole('link')).toBeNull();
    await act(async () => {
      fireEvent.click(screen.getByRole('button'));
      await Promise.resolve();
    });
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('data:image/png;base64,AA==');
    expect(link.getAttribute('download')).toBe('guests.png');
    expect(context.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 800, 520);
    const text = decodeURIComponent(drawn[0] ?? '').replace('data:image/svg+xml,', '');
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
    const bars = [...picture.querySelectorAll<SVGElement>('.MuiBarElement-root')];
    expect(bars.map((bar) => bar.getAttribute('style')).every((style) => /fill: #1976d2/.test(style ?? ''))).toBe(true);
    expect(bars).toHaveLength(4);
    // The chart of the page is as it was.
    expect(container.querySelector('.MuiBarElement-root')?.getAttribute('style')).not.toContain('fill');
  });
});

describe('buttons as a legend', () => {
  const bars = () => document.querySelectorAll('.MuiBarElement-root').length;
  const ticks = () =>
    [...document.querySelectorAll('.MuiChartsAxis-left .MuiChartsAxis-tickLabel')].map(({textContent}) => textContent);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));

  test('hide series and show them again, on the same axis and in the same colors', async () => {
    render(<HideSeries />);
    const before = ticks();
    const colors = () => [
      ...new Set([...document.querySelectorAll('.MuiBarElement-root')].map((bar) => window.getComputedStyle(bar).fill)),
    ];
    expect(bars()).toBe(9);
    press('Lisbon');
    await waitFor(() => expect(bars()).toBe(6));
    expect(screen.getByRole('button', {name: 'Lisbon'}).getAttribute('aria-pressed')).toBe('false');
    expect(colors()).toEqual(['#1976d2', '#2e7d32']);
    expect(ticks()).toEqual(before);
    press('Lisbon');
    await waitFor(() => expect(bars()).toBe(9));
  });

  test('may hide all series', async () => {
    render(<HideSeries />);
    const before = ticks();
    ['Berlin', 'Lisbon', 'Oslo'].forEach(press);
    await waitFor(() => expect(bars()).toBe(0));
    expect(ticks()).toEqual(before);
  });
});
