import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [
  '6:00',
  '8:00',
  '10:00',
  '12:00',
  '14:00',
  '16:00',
  '18:00',
  '20:00',
  '22:00',
];

export default function BiaxialLineChart() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: hours }]}
      yAxis={[
        { id: 'warmth', min: 10, max: 30, label: 'Temperature (°C)' },
        { id: 'humidity', min: 0, max: 100, label: 'Humidity (%)' },
      ]}
      leftAxis="warmth"
      rightAxis="humidity"
      series={[
        {
          data: [13, 16, 20, 24, 26, 25, 22, 18, 15],
          label: 'Temperature',
          yAxisKey: 'warmth',
        },
        {
          data: [88, 79, 66, 54, 47, 50, 61, 74, 83],
          label: 'Humidity',
          yAxisKey: 'humidity',
        },
      ]}
    />
  );
}
