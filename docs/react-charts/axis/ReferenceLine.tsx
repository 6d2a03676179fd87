import * as React from 'react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const minutes = [22, 26, 31, 44, 38, 19, 17];

export default function ReferenceLine() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ min: 0, max: 60 }]}
      series={[{ data: minutes, label: 'Waiting time (min)' }]}
      sx={{
        '& .MuiChartsReferenceLine-horizontal path': {
          stroke: '#d32f2f',
          strokeDasharray: '4 4',
        },
      }}
    >
      <ChartsReferenceLine y={50} label="50 min" labelAlign="end" />
      <ChartsReferenceLine x="Thu" label="New desk" labelAlign="end" />
    </LineChart>
  );
}
