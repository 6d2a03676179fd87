import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const steps = [
  { step: 'Visited the shop', visitors: 4200 },
  { step: 'Saw a product', visitors: 2940 },
  { step: 'Filled the cart', visitors: 1130 },
  { step: 'Paid', visitors: 680 },
];

const all = Math.max(...steps.map(({ visitors }) => visitors));
const formatVisitors = (value: number) =>
  `${value.toLocaleString('en-US')} visitors (${Math.round((value / all) * 100)} %)`;

export default function StepBars() {
  return (
    <BarChart
      height={260}
      layout="horizontal"
      dataset={steps}
      yAxis={[{ scaleType: 'band', dataKey: 'step' }]}
      series={[{ dataKey: 'visitors', valueFormatter: formatVisitors }]}
      margin={{ top: 16, left: 128, right: 24, bottom: 32 }}
    />
  );
}
