import * as React from 'react';
import { PieChart } from '@mui/x-charts/PieChart';

const tasks = [
  { value: 14, label: 'Done' },
  { value: 6, label: 'In review' },
  { value: 9, label: 'Open' },
];

export default function PieChartWithPaddingAngle() {
  return (
    <PieChart
      height={220}
      series={[
        {
          data: tasks,
          innerRadius: '70%',
          outerRadius: '100%',
          paddingAngle: 5,
          cornerRadius: 5,
        },
      ]}
      margin={{ right: 122 }}
    />
  );
}
