import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function BiaxialBarChart() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: months }]}
      yAxis={[
        { id: 'visitors', min: 0, max: 100, label: 'Visitors (thousands)' },
        { id: 'orders', min: 0, max: 6, label: 'Orders (thousands)' },
      ]}
      leftAxis="visitors"
      rightAxis="orders"
      series={[
        {
          data: [68, 72, 81, 77, 89, 96],
          label: 'Visitors',
          yAxisKey: 'visitors',
        },
        {
          data: [2.1, 2.4, 3.2, 3.1, 4.2, 5.3],
          label: 'Orders',
          yAxisKey: 'orders',
        },
      ]}
    />
  );
}
