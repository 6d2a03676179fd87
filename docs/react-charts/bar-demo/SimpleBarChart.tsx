import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const lines = ['U1', 'U2', 'U3', 'U5', 'U6', 'U7'];

const formatPercent = (value: number) => `${value} %`;

export default function SimpleBarChart() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: lines }]}
      yAxis={[{ min: 0, max: 100, valueFormatter: formatPercent }]}
      series={[
        {
          data: [91, 86, 94, 78, 89, 82],
          label: 'On time 2022',
          valueFormatter: formatPercent,
        },
        {
          data: [93, 84, 96, 85, 90, 88],
          label: 'On time 2023',
          valueFormatter: formatPercent,
        },
      ]}
      slotProps={{ legend: { itemGap: 6 } }}
    />
  );
}
