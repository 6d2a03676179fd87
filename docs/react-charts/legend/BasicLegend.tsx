import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2022', '2023', '2024', '2025'];

export default function BasicLegend() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: years }]}
      series={[
        { data: [61, 64, 70, 73], label: 'Train' },
        { data: [48, 47, 43, 41], label: 'Car' },
        { data: [22, 20, 17, 18] },
      ]}
    />
  );
}
