import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const dataset = [
  { year: 2014, car: 412, transit: 238, bike: 61 },
  { year: 2016, car: 401, transit: 251, bike: 74 },
  { year: 2018, car: 388, transit: 267, bike: 92 },
  { year: 2020, car: 322, transit: 141, bike: 128 },
  { year: 2022, car: 341, transit: 229, bike: 149 },
  { year: 2024, car: 329, transit: 262, bike: 171 },
];

const part = {
  stack: 'trips',
  stackOffset: 'expand',
  area: true,
  showMark: false,
  valueFormatter: (value: number | null) =>
    value == null ? 'no value' : `${value} thousand trips`,
} as const;
const formatPercent = (value: number) => `${Math.round(value * 100)} %`;

export default function PercentAreaChart() {
  return (
    <LineChart
      height={300}
      dataset={dataset}
      xAxis={[
        { dataKey: 'year', min: 2014, max: 2024, valueFormatter: String },
      ]}
      yAxis={[{ valueFormatter: formatPercent }]}
      series={[
        { dataKey: 'car', label: 'Car', ...part },
        { dataKey: 'transit', label: 'Transit', ...part },
        { dataKey: 'bike', label: 'Bike', ...part },
      ]}
      margin={{ right: 24 }}
    />
  );
}
