import * as React from 'react';
import { styled } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

interface BandScale {
  (value: string): number;
  bandwidth: () => number;
}

interface LinearScale {
  (value: number): number;
  ticks: (count: number) => number[];
}

const Line = styled('path')(({ theme }) => ({
  stroke: theme.palette.divider,
}));

const Value = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
}));

const orders = [
  { month: 'Jan', count: 184 },
  { month: 'Feb', count: 167 },
  { month: 'Mar', count: 223 },
  { month: 'Apr', count: 241 },
  { month: 'May', count: 236 },
];
const tickNumber = 5;

function GridLines() {
  const { left, width } = useDrawingArea();
  const yScale = useYScale() as LinearScale;

  return (
    <React.Fragment>
      {yScale.ticks(tickNumber).map((tick) => (
        <Line key={tick} d={`M ${left} ${yScale(tick)} h ${width}`} />
      ))}
    </React.Fragment>
  );
}

function Values() {
  const xScale = useXScale() as BandScale;
  const yScale = useYScale() as LinearScale;

  return (
    <React.Fragment>
      {orders.map(({ month, count }) => (
        <Value
          key={month}
          x={xScale(month) + xScale.bandwidth() / 2}
          y={yScale(count) - 6}
        >
          {count}
        </Value>
      ))}
    </React.Fragment>
  );
}

export default function GridLinesAndValues() {
  return (
    <ResponsiveChartContainer
      height={300}
      title="Orders from January to May"
      dataset={orders}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      yAxis={[{ tickNumber }]}
      series={[{ type: 'bar', dataKey: 'count' }]}
    >
      <GridLines />
      <BarPlot skipAnimation />
      <Values />
      <ChartsXAxis />
      <ChartsYAxis />
    </ResponsiveChartContainer>
  );
}
