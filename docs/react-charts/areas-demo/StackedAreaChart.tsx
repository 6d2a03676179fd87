import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const dataset = [
  { hour: 0, base: 42, heat: 3, home: 12 },
  { hour: 4, base: 41, heat: 4, home: 9 },
  { hour: 8, base: 44, heat: 14, home: 22 },
  { hour: 12, base: 46, heat: 9, home: 27 },
  { hour: 16, base: 45, heat: 8, home: 24 },
  { hour: 20, base: 44, heat: 16, home: 33 },
  { hour: 24, base: 42, heat: 5, home: 14 },
];

const area = { stack: 'use', area: true, showMark: false } as const;
const formatHour = (hour: number) => `${hour} h`;

export default function StackedAreaChart() {
  return (
    <LineChart
      height={300}
      dataset={dataset}
      xAxis={[
        {
          dataKey: 'hour',
          max: 24,
          tickInterval: dataset.map(({ hour }) => hour),
          valueFormatter: formatHour,
        },
      ]}
      series={[
        { dataKey: 'base', label: 'Industry (GW)', ...area },
        { dataKey: 'heat', label: 'Heating (GW)', ...area },
        { dataKey: 'home', label: 'Homes (GW)', ...area },
      ]}
      slotProps={{ legend: { itemGap: 6 } }}
      margin={{ top: 80, right: 24 }}
    />
  );
}
