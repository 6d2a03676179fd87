import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

export default function SimpleCharts() {
  return (
    <BarChart
      height={280}
      xAxis={[
        {
          scaleType: 'band',
          data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
        },
      ]}
      series={[{ data: [31, 28, 34, 41, 62, 88, 57], label: 'Tables taken' }]}
      margin={{ left: 32, right: 8, bottom: 32 }}
    />
  );
}
