import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

export default function ModifyAxisPosition() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[
        { id: 'temperature', label: '°C', min: 0, max: 30 },
        { id: 'rain', label: 'mm', min: 0, max: 120 },
      ]}
      series={[
        {
          yAxisKey: 'temperature',
          data: [11, 14, 19, 25, 23, 14],
          label: 'Temperature',
        },
        {
          yAxisKey: 'rain',
          data: [96, 72, 58, 6, 31, 110],
          label: 'Rain',
        },
      ]}
      leftAxis="temperature"
      rightAxis="rain"
    />
  );
}
