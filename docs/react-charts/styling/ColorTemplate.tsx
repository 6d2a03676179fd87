import * as React from 'react';
import { blue, orange, teal } from '@mui/material/colors';
import { BarChart } from '@mui/x-charts/BarChart';

const trafficPalette = (mode: 'light' | 'dark') =>
  mode === 'dark'
    ? [blue[300], orange[300], teal[300]]
    : [blue[700], orange[800], teal[700]];

export default function ColorTemplate() {
  return (
    <BarChart
      height={300}
      colors={trafficPalette}
      xAxis={[{ scaleType: 'band', data: ['2023', '2024', '2025'] }]}
      series={[
        { data: [52, 55, 61], label: 'Search' },
        { data: [31, 29, 24], label: 'Ads' },
        { data: [12, 16, 21], label: 'Email' },
      ]}
    />
  );
}
