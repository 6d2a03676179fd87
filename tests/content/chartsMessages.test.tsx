/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import {useEffect, useState, type ReactElement, type ReactNode} from 'react';
import {fireEvent} from '@testing-library/react';
import {BarChart, BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {AreaPlot, LineChart, LinePlot, MarkPlot} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {messagePageTests, printedBy, type Provocation} from './printedMessages';

const SIZE = {width: 400, height: 300};
const NOTHING = undefined as never;

const line = (props: object, children?: ReactNode): Provocation => ({
  element: (
    <LineChart {...SIZE} xAxis={[{data: [1, 2]}]} series={[{data: [1, 2]}]} {...props}>
      {children}
    </LineChart>
  ),
});

const bars = (props: object): Provocation => ({
  element: <BarChart {...SIZE} xAxis={[{scaleType: 'band', data: ['a', 'b']}]} series={[{data: [1, 2]}]} {...props} />,
});

/** Bars of a composed chart on its axes. */
const composedBars = (axes: object, layout: 'vertical' | 'horizontal' = 'vertical'): Provocation => ({
  element: (
    <ChartContainer {...SIZE} series={[{type: 'bar', data: [1, 2], layout}]} {...axes}>
      <BarPlot />
    </ChartContainer>
  ),
});

const composedLine = (plot: ReactElement, axes: object): Provocation => ({
  element: (
    <ChartContainer {...SIZE} series={[{type: 'line', area: true, data: [1, 2]}]} {...axes}>
      {plot}
    </ChartContainer>
  ),
});

const Named = {xAxis: [{id: 'years'}]};

/** The size that charts without one find in jsdom, which computes none. */
let measured: {width: string; height: string};

beforeEach(() => {
  measured = {width: '400px', height: '300px'};
  jest.spyOn(window, 'getComputedStyle').mockImplementation(() => measured as CSSStyleDeclaration);
});

/** A chart in a parent without a size, which it reports when it renders again. */
function Unsized(props: object): ReactElement {
  const [, renderAgain] = useState(0);
  useEffect(() => renderAgain(1), []);
  return <BarChart {...SIZE} xAxis={[{scaleType: 'band', data: ['a', 'b']}]} series={[{data: [1, 2]}]} {...props} />;
}

const unsized = (side: 'width' | 'height') => (): Provocation => {
  measured = {...measured, [side]: '0px'};
  return {element: <Unsized {...{[side]: undefined}} />};
};

messagePageTests({
  page: 'react-charts/messages',
  provocations: {
    'message-bar-series-with-id-has-no-data-either': bars({series: [{id: 'sold'}]}),
    'message-line-series-with-id-has-no-data-either': line({series: [{id: 'sold'}]}),
    'message-your-dataset-key-is-used-for-plotting-bars': bars({
      dataset: [{month: 'May', sold: '12'}],
      xAxis: [{scaleType: 'band', dataKey: 'month'}],
      series: [{dataKey: 'sold'}],
    }),
    'message-your-dataset-key-is-used-for-plotting-line': line({
      dataset: [{year: 1, sold: 1}, {year: 2}],
      xAxis: [{dataKey: 'year'}],
      series: [{dataKey: 'sold'}],
    }),
    'message-x-axis-uses-datakey-but-no-dataset-is': line({xAxis: [{dataKey: 'year'}]}),
    'message-y-axis-uses-datakey-but-no-dataset-is': line({yAxis: [{dataKey: 'year'}]}),
    'message-series-id-is-not-unique': bars({
      series: [
        {id: 'a', data: [1]},
        {id: 'a', data: [2]},
      ],
    }),
    'message-the-first-xaxis-shoud-be-of-type-band': composedBars({}),
    'message-the-x-axis-with-id-shoud-be-of': composedBars({xAxis: [{id: 'years', data: [1, 2]}]}),
    'message-the-first-yaxis-shoud-be-of-type-band': composedBars({}, 'horizontal'),
    'message-the-y-axis-with-id-shoud-be-of': composedBars({yAxis: [{id: 'years', data: [1, 2]}]}, 'horizontal'),
    'message-the-first-xaxis-should-have-data-property-to': composedLine(<AreaPlot />, {}),
    'message-the-first-xaxis-should-have-data-property-to-2': composedLine(<LinePlot />, {}),
    'message-the-x-axis-with-id-should-have-data': composedLine(<AreaPlot />, Named),
    'message-the-x-axis-with-id-should-have-data-2': composedLine(<MarkPlot />, Named),
    'message-the-data-length-of-the-x-axis-items': line({series: [{data: [1, 2, 3]}]}),
    'message-id-used-for-top-axis-is-not-defined': line({topAxis: 'gone'}),
    'message-id-used-for-left-axis-is-not-defined': line({leftAxis: 'gone'}),
    'message-id-used-for-right-axis-is-not-defined': line({rightAxis: 'gone'}),
    'message-id-used-for-bottom-axis-is-not-defined': line({bottomAxis: 'gone'}),
    'message-the-chartsreferenceline-can-not-have-both-x-and': line(
      {},
      <ChartsReferenceLine {...({x: 1, y: 1} as {x: number})} />,
    ),
    'message-the-chartsreferenceline-should-have-a-value-in-x': line({}, <ChartsReferenceLine x={NOTHING} />),
    'message-the-value-does-not-exist-in-the-data-of-x': line(
      {xAxis: [{scaleType: 'point', data: ['a', 'b']}]},
      <ChartsReferenceLine x="c" />,
    ),
    'message-the-value-does-not-exist-in-the-data-of-y': {
      element: (
        <BarChart
          {...SIZE}
          layout="horizontal"
          yAxis={[{scaleType: 'band', data: ['a', 'b']}]}
          series={[{data: [1, 2]}]}
        >
          <ChartsReferenceLine y="c" />
        </BarChart>
      ),
    },
    'message-chartcontainer-does-not-have-width-prop-and-its': unsized('width'),
    'message-chartcontainer-does-not-have-height-prop-and-its': unsized('height'),
    'message-received-an-unknown-value-it-should-be-a': {
      element: <PieChart {...SIZE} series={[{innerRadius: '4rem', data: [{id: 0, value: 3}]}]} />,
    },
  },
});

test('a band axis without data is not what the message says, but a type error', async () => {
  const printed = await printedBy(composedBars({xAxis: [{id: 'years', scaleType: 'band'}]}).element);
  expect(printed).toContainEqual(expect.stringMatching(/^TypeError: .* is not iterable$/));
});

test('the tooltip of bars complains of its own prop types', async () => {
  jest.restoreAllMocks();
  const printed = await printedBy(bars({}).element, (container) => {
    fireEvent.mouseMove(container.querySelector('svg') as SVGElement, {clientX: 100, clientY: 100});
  });
  expect(printed).toContainEqual(
    expect.stringMatching(
      /Invalid prop `axis\.scaleType` of value `band` supplied to `DefaultChartsAxisTooltipContent`, expected one of \["time"\]\./,
    ),
  );
});
