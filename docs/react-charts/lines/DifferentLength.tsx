import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

export default function DifferentLength() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: weeks, label: 'Weeks after planting', tickMinStep: 1 }]}
      yAxis={[{ label: 'Height (cm)' }]}
      series={[
        { data: [2, 5, 9, 15, 22, 28, 33, 36], label: 'Tomato' },
        { data: [1, 3, 6, 10, 13], label: 'Basil' },
        { data: [null, null, null, 1, 4, 9, 13, 18], label: 'Bean' },
      ]}
    />
  );
}
