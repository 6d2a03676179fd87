import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

export default function BasicColor() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      series={[
        { data: [182, 214, 208, 246], label: 'Passed', color: '#2e7d32' },
        { data: [21, 14, 33, 12], label: 'Failed', color: '#d32f2f' },
      ]}
    />
  );
}
