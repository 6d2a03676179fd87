import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

export default function StackBars() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: ['2021', '2022', '2023'] }]}
      series={[
        { data: [120, 138, 151], stack: 'revenue', label: 'Licenses' },
        { data: [64, 79, 96], stack: 'revenue', label: 'Support' },
        { data: [98, 104, 121], stack: 'costs', label: 'Salaries' },
        { data: [31, 38, 34], stack: 'costs', label: 'Offices' },
        { data: [12, 22, 30], label: 'Profit before tax' },
      ]}
      slotProps={{ legend: { itemGap: 6 } }}
      margin={{ top: 90 }}
    />
  );
}
