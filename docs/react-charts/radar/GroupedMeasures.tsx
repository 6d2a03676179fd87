import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { measure: 'Battery', small: 62, large: 100 },
  { measure: 'Screen', small: 74, large: 96 },
  { measure: 'Camera', small: 100, large: 100 },
  { measure: 'Weight', small: 100, large: 71 },
  { measure: 'Price', small: 100, large: 78 },
];

const formatPercent = (value: number) => `${value} % of the best`;

export default function GroupedMeasures() {
  return (
    <BarChart
      height={320}
      layout="horizontal"
      dataset={dataset}
      yAxis={[{ scaleType: 'band', dataKey: 'measure' }]}
      xAxis={[{ min: 0, max: 100 }]}
      series={[
        {
          dataKey: 'small',
          label: 'Small phone',
          valueFormatter: formatPercent,
        },
        {
          dataKey: 'large',
          label: 'Large phone',
          valueFormatter: formatPercent,
        },
      ]}
      margin={{ left: 72, right: 24, bottom: 32 }}
    />
  );
}
