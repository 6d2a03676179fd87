import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [
  new Date(2026, 2, 2),
  new Date(2026, 2, 3),
  new Date(2026, 2, 4),
  new Date(2026, 2, 5),
  new Date(2026, 2, 6),
  new Date(2026, 2, 7),
  new Date(2026, 2, 8),
  new Date(2026, 2, 9),
  new Date(2026, 2, 10),
  new Date(2026, 2, 11),
  new Date(2026, 2, 12),
  new Date(2026, 2, 13),
  new Date(2026, 2, 14),
  new Date(2026, 2, 15),
  new Date(2026, 2, 16),
];
const orders = [41, 38, 44, 47, 52, 71, 66, 43, 40, 45, 51, 55, 78, 69, 46];

const isMonday = (day: Date) => day.getDay() === 1;
const formatDay = (day: Date) =>
  day.toLocaleDateString('en', { weekday: 'short', day: 'numeric' });

export default function TickLabelPosition() {
  return (
    <LineChart
      height={280}
      xAxis={[
        {
          scaleType: 'time',
          data: days,
          min: days[0],
          max: days[14],
          tickInterval: days,
          tickLabelInterval: isMonday,
          valueFormatter: formatDay,
        },
      ]}
      yAxis={[{ min: 0 }]}
      series={[{ data: orders, label: 'Orders', showMark: false }]}
      margin={{ right: 32 }}
    />
  );
}
