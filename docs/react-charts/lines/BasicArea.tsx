import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

export default function BasicArea() {
  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'point',
          data: ['6:00', '9:00', '12:00', '15:00', '18:00', '21:00'],
        },
      ]}
      series={[
        { data: [0.1, 2.4, 4.9, 4.2, 1.1, 0], area: true, label: 'Solar (kW)' },
      ]}
    />
  );
}
