import * as React from 'react';
import { PieChart } from '@mui/x-charts/PieChart';

export default function BasicPie() {
  return (
    <PieChart
      height={220}
      series={[
        {
          data: [
            { id: 'rail', value: 46, label: 'Rail' },
            { id: 'road', value: 38, label: 'Road' },
            { id: 'water', value: 16, label: 'Water' },
          ],
        },
      ]}
    />
  );
}
