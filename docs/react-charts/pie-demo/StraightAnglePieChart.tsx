import * as React from 'react';
import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { value: 31, label: 'Left', color: '#c2410c' },
  { value: 12, label: 'Green', color: '#3f9142' },
  { value: 9, label: 'Center', color: '#d1a000' },
  { value: 27, label: 'Right', color: '#2f6fbf' },
];

export default function StraightAnglePieChart() {
  return (
    <PieChart
      height={220}
      series={[
        {
          data: seats,
          startAngle: -90,
          endAngle: 90,
          innerRadius: '50%',
          outerRadius: '140%',
          cy: '85%',
        },
      ]}
      margin={{ left: 30, right: 130, top: 10, bottom: 10 }}
    />
  );
}
