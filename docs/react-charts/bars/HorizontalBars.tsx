import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { question: 'Easy to install', agree: 91 },
  { question: 'Good documentation', agree: 84 },
  { question: 'Fast enough', agree: 77 },
  { question: 'Accessible', agree: 69 },
  { question: 'Easy to style', agree: 58 },
];

const formatPercent = (value: number) => `${value} %`;

export default function HorizontalBars() {
  return (
    <BarChart
      height={280}
      layout="horizontal"
      dataset={dataset}
      yAxis={[{ scaleType: 'band', dataKey: 'question' }]}
      xAxis={[{ min: 0, max: 100, valueFormatter: formatPercent }]}
      series={[
        { dataKey: 'agree', label: 'Agree', valueFormatter: formatPercent },
      ]}
      margin={{ left: 140, top: 40, bottom: 32, right: 24 }}
    />
  );
}
