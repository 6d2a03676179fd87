import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const testedPalette = (mode: 'light' | 'dark') =>
  mode === 'dark'
    ? ['#d5f0a2', '#a04c92', '#f8bf1a', '#cf2323', '#2ce4ea', '#6748fa']
    : ['#e4671a', '#4b124a', '#2f9786', '#740a0a', '#c75ff5', '#2c18c4'];

export default function ColorTemplate() {
  return (
    <BarChart
      height={300}
      colors={testedPalette}
      xAxis={[{ scaleType: 'band', data: ['2023', '2024', '2025'] }]}
      series={[
        { data: [52, 55, 61], label: 'Search', stack: 'visits' },
        { data: [31, 29, 24], label: 'Ads', stack: 'visits' },
        { data: [12, 16, 21], label: 'Email', stack: 'visits' },
        { data: [24, 26, 22], label: 'Links', stack: 'visits' },
        { data: [18, 15, 19], label: 'Social', stack: 'visits' },
        { data: [9, 13, 17], label: 'Print', stack: 'visits' },
      ]}
      slotProps={{
        legend: { itemMarkWidth: 12, labelStyle: { fontSize: 14 } },
      }}
      margin={{ top: 90, bottom: 32 }}
    />
  );
}
