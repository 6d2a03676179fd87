import * as React from 'react';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

const palette = ['#0b5cad', '#3d8fdd', '#9cc9f2'];

const data = [
  { value: 61, label: 'Done' },
  { value: 27, label: 'In progress' },
  { value: 12, label: 'Blocked' },
];

const withOwnColors = [
  { value: 61, label: 'Done', color: '#2e7d32' },
  { value: 27, label: 'In progress', color: '#c77700' },
  { value: 12, label: 'Blocked', color: '#c62828' },
];

export default function PieColor() {
  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <PieChart
        colors={palette}
        height={180}
        series={[{ data }]}
        margin={{ right: 130 }}
      />
      <PieChart
        height={180}
        series={[{ data: withOwnColors }]}
        margin={{ right: 130 }}
      />
    </Stack>
  );
}
