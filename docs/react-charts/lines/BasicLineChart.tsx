import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

export default function BasicLineChart() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: [0, 5, 10, 20, 30, 45, 60], label: 'Minutes' }]}
      yAxis={[{ min: 0 }]}
      series={[{ data: [92, 78, 69, 57, 49, 41, 36], label: 'Tea (°C)' }]}
    />
  );
}
