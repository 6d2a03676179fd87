import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function StackedBarChart() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: days }]}
      series={[
        {
          data: [42, 38, 45, 51, 60, 22, 14],
          stack: 'tickets',
          label: 'Solved',
        },
        { data: [11, 9, 14, 12, 18, 7, 4], stack: 'tickets', label: 'Waiting' },
        { data: [5, 8, 6, 9, 7, 3, 6], stack: 'tickets', label: 'Open' },
      ]}
      margin={{ left: 32, right: 8, bottom: 32 }}
    />
  );
}
