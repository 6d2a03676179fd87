import * as React from 'react';
import { PieChart } from '@mui/x-charts/PieChart';

const groups = [
  { value: 62, label: 'Home', color: '#1f77b4' },
  { value: 38, label: 'Going out', color: '#c2570c' },
];
const parts = [
  { value: 34, label: 'Rent', color: '#4f9bd6' },
  { value: 18, label: 'Food', color: '#7db7e3' },
  { value: 10, label: 'Power', color: '#abd2ee' },
  { value: 21, label: 'Restaurants', color: '#ee8f45' },
  { value: 17, label: 'Cinema', color: '#f6bc8f' },
];

const formatShare = ({ value }: { value: number }) => `${value} %`;

export default function TwoLevelPieChart() {
  return (
    <PieChart
      height={260}
      margin={{ right: 142 }}
      series={[
        {
          data: groups,
          outerRadius: '60%',
          valueFormatter: formatShare,
        },
        {
          data: parts,
          innerRadius: '66%',
          outerRadius: '100%',
          valueFormatter: formatShare,
        },
      ]}
    />
  );
}
