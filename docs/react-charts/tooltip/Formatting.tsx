import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [
  new Date(2026, 4, 4),
  new Date(2026, 4, 5),
  new Date(2026, 4, 6),
  new Date(2026, 4, 7),
  new Date(2026, 4, 8),
];

const longDay = (day: Date) =>
  day.toLocaleDateString('en', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
const shortDay = (day: Date) =>
  day.toLocaleDateString('en', { weekday: 'short' });
const dollars = (value: number | null) =>
  value === null ? 'no sales' : `$${value.toLocaleString('en')}`;

// In a constant, because the type of `bottomAxis` leaves `valueFormatter` out.
const bottomAxis = { axisId: 'days', valueFormatter: shortDay };

export default function Formatting() {
  return (
    <LineChart
      height={300}
      xAxis={[
        {
          id: 'days',
          scaleType: 'point',
          data: days,
          valueFormatter: longDay,
        },
      ]}
      bottomAxis={bottomAxis}
      series={[
        {
          data: [4210, 3880, null, 4630, 5120],
          label: 'Shop',
          valueFormatter: dollars,
        },
        {
          data: [2340, 2490, 2610, 2580, 3010],
          label: 'Online',
          valueFormatter: dollars,
        },
      ]}
      margin={{ right: 32 }}
    />
  );
}
