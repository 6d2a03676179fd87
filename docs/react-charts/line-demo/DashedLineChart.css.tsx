import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import './DashedLineChart.css';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

export default function DashedLineChart() {
  return (
    <div className="dashed-line-chart">
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
      />
    </div>
  );
}
