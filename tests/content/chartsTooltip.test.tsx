/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import type {ComponentType} from 'react';
import {cleanup, fireEvent, render} from '@testing-library/react';
import {type Theme, ThemeProvider} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {fenceModule} from './pageFence';

const SIZE = {width: 400, height: 300};

/** The text of the tooltip with the pointer there, `undefined` without a tooltip. */
function tooltipAt(chart: JSX.Element, clientX: number, clientY = 100) {
  const {container} = render(chart);
  fireEvent.mouseMove(container.querySelector('svg') as SVGElement, {clientX, clientY});
  return document.querySelector('[role=tooltip]')?.textContent;
}

test('a tooltip of your own shows the sum of all series', () => {
  const {default: TicketChart} = fenceModule<{default: ComponentType}>('react-charts/tooltip', 'replacing-the-content');
  // The chart takes its width from the page.
  const measured = jest
    .spyOn(window, 'getComputedStyle')
    .mockReturnValue({width: '400px', height: '300px', getPropertyValue: () => ''} as unknown as CSSStyleDeclaration);
  expect(tooltipAt(<TicketChart />, 100)).toBe('Mon: 55 tickets');
  measured.mockRestore();
});

test('series whose formatter returns null, and null in the data, are left out', () => {
  const {series} = fenceModule<{series: LineChartProps['series']}>('react-charts/tooltip', 'hiding-values');
  const chart = <LineChart {...SIZE} xAxis={[{data: [1, 2, 3, 4], hideTooltip: true}]} series={series} />;
  expect(tooltipAt(chart, 52)).toBe('Measured4');
});

test('null in the data is left out', () => {
  const {series} = fenceModule<{series: LineChartProps['series']}>('react-charts/tooltip', 'hiding-values');
  const chart = <LineChart {...SIZE} xAxis={[{data: [1, 2, 3, 4], hideTooltip: true}]} series={series} />;
  expect(tooltipAt(chart, 250)).toBe('');
});

test('a pie whose tooltip has no trigger shows nothing', () => {
  const shown = (tooltip: object) => {
    const {container, unmount} = render(
      <PieChart {...SIZE} tooltip={tooltip} series={[{data: [{id: 1, value: 3, label: 'All'}]}]} />,
    );
    const slice = container.querySelector('.MuiPieArc-root') as Element;
    fireEvent.mouseMove(slice, {clientX: 100, clientY: 100});
    fireEvent.mouseEnter(slice);
    const text = document.querySelector('[role=tooltip]')?.textContent ?? '';
    unmount();
    return text;
  };
  expect(shown({})).toBe('');
  expect(shown({trigger: 'item'})).toBe('All3');
});

test('without highlights of the axis there is no tooltip unless it is set', () => {
  const chart = (tooltip?: object) => (
    <LineChart {...SIZE} axisHighlight={{x: 'none', y: 'none'}} {...(tooltip && {tooltip})} series={[{data: [1, 2]}]} />
  );
  expect(tooltipAt(chart(), 60)).toBeUndefined();
  expect(tooltipAt(chart({trigger: 'axis'}), 60)).toBe('01');
});

describe('errors', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  test('a band axis without data', () => {
    expect(() => render(<BarChart {...SIZE} xAxis={[{scaleType: 'band'}]} series={[{data: [1]}]} />)).toThrow(
      'is not iterable',
    );
  });

  test('an unknown id of an axis names the known ones', () => {
    expect(() =>
      render(
        <LineChart
          {...SIZE}
          yAxis={[{id: 'price'}, {id: 'volume'}]}
          rightAxis="volumes"
          series={[{data: [1], yAxisKey: 'price'}]}
        />,
      ),
    ).toThrow(
      'MUI-X-Charts: id used for right axis "volumes" is not defined.\nAvailable ids are: price, volume, DEFAULT_Y_AXIS_KEY.',
    );
  });
});

test('the theme sets the tick labels of y-axes', () => {
  const {theme} = fenceModule<{theme: Theme}>('react-charts/styling', 'theme');
  const {container} = render(
    <ThemeProvider theme={theme}>
      <LineChart {...SIZE} series={[{data: [1, 2]}]} />
    </ThemeProvider>,
  );
  const size = (side: string) => {
    const label = container.querySelector<SVGElement>(`.MuiChartsAxis-${side} .MuiChartsAxis-tickLabel`);
    return parseFloat(label?.getAttribute('font-size') ?? label?.style.fontSize ?? '');
  };
  expect([size('left'), size('bottom')]).toEqual([11, 12]);
});

test('without a formatter, numbers of lines have separators, those of a sparkline have none', () => {
  const line = <LineChart {...SIZE} xAxis={[{data: [1], hideTooltip: true}]} series={[{data: [1234]}]} />;
  expect(tooltipAt(line, 200)).toBe((1234).toLocaleString());
  cleanup();
  expect(tooltipAt(<SparkLineChart {...SIZE} data={[1234, 1]} showTooltip />, 10)).toBe('1234');
});

test('seriesToDisplay replaces the items of the legend, not those of the tooltip', () => {
  const {default: Sales} = fenceModule<{default: ComponentType}>('react-charts/legend', 'choose-items');
  expect(tooltipAt(<Sales />, 60)).toMatch(/Plan4Sales3$/);
  expect(document.querySelector('.MuiChartsLegend-root')?.textContent).toBe('Sales in 2026');
  expect(document.querySelector<SVGElement>('.MuiChartsLegend-mark')?.outerHTML).toContain('#1976d2');
});

test('seriesToDisplay sorts the items of the legend', () => {
  const series = ['a', 'b'].map((id) => ({id, data: [1], label: `Series ${id}`, color: '#000000'}));
  const seriesToDisplay = series.map(({data: _data, ...item}) => item).reverse();
  const {container} = render(<LineChart {...SIZE} series={series} slotProps={{legend: {seriesToDisplay}}} />);
  expect(container.querySelector('.MuiChartsLegend-root')?.textContent).toBe('Series bSeries a');
});
