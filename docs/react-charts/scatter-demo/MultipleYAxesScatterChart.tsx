import * as React from 'react';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

const times = [
  { id: 1, x: 6, y: 31 },
  { id: 2, x: 9, y: 33 },
  { id: 3, x: 12, y: 34 },
  { id: 4, x: 16, y: 38 },
  { id: 5, x: 21, y: 43 },
  { id: 6, x: 25, y: 49 },
];
const pulses = [
  { id: 1, x: 6, y: 141 },
  { id: 2, x: 9, y: 144 },
  { id: 3, x: 12, y: 149 },
  { id: 4, x: 16, y: 153 },
  { id: 5, x: 21, y: 164 },
  { id: 6, x: 25, y: 172 },
];

export default function MultipleYAxesScatterChart() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Temperature of a 7 km run (°C)', min: 0, max: 30 }]}
      yAxis={[
        { id: 'time', min: 20, max: 60 },
        { id: 'pulse', min: 120, max: 180 },
      ]}
      leftAxis="time"
      rightAxis="pulse"
      series={[
        {
          data: times,
          label: 'Time (min)',
          yAxisKey: 'time',
          color: '#2e96ff',
        },
        {
          data: pulses,
          label: 'Pulse (1/min)',
          yAxisKey: 'pulse',
          color: '#e0562b',
        },
      ]}
      sx={{
        [`& .${axisClasses.left} .${axisClasses.line}`]: {
          stroke: '#2e96ff',
          strokeWidth: 3,
        },
        [`& .${axisClasses.right} .${axisClasses.line}`]: {
          stroke: '#e0562b',
          strokeWidth: 3,
        },
      }}
    />
  );
}
