import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function AxisWithComposition() {
  return (
    <ResponsiveChartContainer
      height={300}
      xAxis={[
        { id: 'months', scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr'] },
      ]}
      yAxis={[
        { id: 'orders', min: 0 },
        { id: 'revenue', min: 0 },
      ]}
      series={[
        { type: 'bar', yAxisKey: 'orders', data: [18, 17, 22, 24] },
        {
          type: 'line',
          yAxisKey: 'revenue',
          data: [9.2, 9.8, 12.4, 11.7],
          color: '#ed6c02',
        },
      ]}
      margin={{ top: 16, bottom: 56, left: 64, right: 64 }}
    >
      <BarPlot />
      <LinePlot />
      <ChartsXAxis axisId="months" label="Month of 2026" disableTicks />
      <ChartsYAxis axisId="orders" label="Orders a day" />
      <ChartsYAxis
        axisId="revenue"
        position="right"
        label="Revenue (k€)"
        disableLine
      />
    </ResponsiveChartContainer>
  );
}
