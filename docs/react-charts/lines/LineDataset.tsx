import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const dataset = [
  { date: new Date(2023, 0, 1), berlin: 1.2, lisbon: 11.6, cairo: 14.0 },
  { date: new Date(2023, 2, 1), berlin: 5.1, lisbon: 14.9, cairo: 17.4 },
  { date: new Date(2023, 4, 1), berlin: 14.3, lisbon: 18.2, cairo: 25.0 },
  { date: new Date(2023, 6, 1), berlin: 19.6, lisbon: 23.4, cairo: 29.1 },
  { date: new Date(2023, 8, 1), berlin: 15.2, lisbon: 21.8, cairo: 26.9 },
  { date: new Date(2023, 10, 1), berlin: 5.4, lisbon: 14.1, cairo: 19.3 },
];

const lastMonth = new Date(2023, 10, 1);

const formatMonth = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short' });
const formatDegrees = (value: number) => `${value} °C`;

export default function LineDataset() {
  return (
    <LineChart
      height={300}
      dataset={dataset}
      xAxis={[
        {
          scaleType: 'time',
          dataKey: 'date',
          valueFormatter: formatMonth,
          max: lastMonth,
        },
      ]}
      series={[
        { dataKey: 'cairo', label: 'Cairo', valueFormatter: formatDegrees },
        { dataKey: 'lisbon', label: 'Lisbon', valueFormatter: formatDegrees },
        { dataKey: 'berlin', label: 'Berlin', valueFormatter: formatDegrees },
      ]}
    />
  );
}
