import * as React from 'react';
import { lineElementClasses, LineChart } from '@mui/x-charts/LineChart';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

export default function DashedLineChart() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 0, max: 60 }]}
      series={[
        {
          id: 'sold',
          data: [22, 27, 34, 41, null, null, null],
          label: 'Sold',
          color: '#2e96ff',
        },
        {
          id: 'expected',
          data: [null, null, null, 41, 46, 48, 39],
          label: 'Expected',
          color: '#2e96ff',
          showMark: false,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
        '& .MuiLineElement-series-expected': { strokeDasharray: '3 7' },
      }}
    />
  );
}
