import * as React from 'react';
import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

const data = [
  { value: 58, label: 'Water' },
  { value: 21, label: 'Flour' },
  { value: 14, label: 'Butter' },
  { value: 5, label: 'Sugar' },
  { value: 2, label: 'Salt' },
];

export default function PieArcLabel() {
  return (
    <PieChart
      height={260}
      series={[
        {
          data,
          arcLabel: (item) => `${item.label} ${item.value} %`,
          arcLabelMinAngle: 60,
          arcLabelRadius: '62%',
          outerRadius: '95%',
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: {
          fill: '#fff',
          fontSize: 13,
          fontWeight: 600,
        },
      }}
      colors={['#0b5cad', '#7b1fa2', '#a04800', '#2e7d32', '#c62828']}
    />
  );
}
