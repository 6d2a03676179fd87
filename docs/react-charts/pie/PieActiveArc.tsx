import * as React from 'react';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { value: 34, label: 'Rent' },
  { value: 22, label: 'Food' },
  { value: 14, label: 'Transport' },
  { value: 30, label: 'Other' },
];

export default function PieActiveArc() {
  return (
    <PieChart
      height={240}
      margin={{ right: 120 }}
      series={[
        {
          data,
          innerRadius: 30,
          outerRadius: '85%',
          highlightScope: { highlighted: 'item', faded: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { additionalRadius: -16, color: 'gray' },
        },
      ]}
    />
  );
}
