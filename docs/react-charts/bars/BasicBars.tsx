import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Autumn'] }]}
      series={[
        { data: [42, 58, 37], label: 'Berlin' },
        { data: [35, 66, 29], label: 'Lisbon' },
        { data: [51, 47, 44], label: 'Oslo' },
      ]}
    />
  );
}
