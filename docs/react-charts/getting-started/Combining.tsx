import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

export default function Combining() {
  return (
    <ResponsiveChartContainer
      height={300}
      margin={{ top: 16, right: 56 }}
      xAxis={[{ id: 'months', scaleType: 'band', data: months }]}
      yAxis={[
        { id: 'rain', min: 0, max: 120 },
        { id: 'warmth', min: 0, max: 30 },
      ]}
      series={[
        { type: 'bar', data: [103, 54, 43, 4, 28, 118], yAxisKey: 'rain' },
        { type: 'line', data: [12, 15, 18, 23, 22, 14], yAxisKey: 'warmth' },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="months" label="Lisbon" />
      <ChartsYAxis axisId="rain" label="Rain (mm)" />
      <ChartsYAxis axisId="warmth" position="right" label="Warmth (°C)" />
    </ResponsiveChartContainer>
  );
}
