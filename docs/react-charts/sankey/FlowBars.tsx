import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { source: 'Gas', heat: 42, power: 18, lost: 9 },
  { source: 'Wind', heat: 3, power: 36, lost: 2 },
  { source: 'Sun', heat: 7, power: 21, lost: 1 },
];

const formatEnergy = (value: number) => `${value} TWh`;

export default function FlowBars() {
  return (
    <BarChart
      height={300}
      dataset={dataset}
      xAxis={[{ scaleType: 'band', dataKey: 'source' }]}
      yAxis={[{ label: 'Energy (TWh)' }]}
      series={[
        {
          dataKey: 'heat',
          label: 'To heat',
          stack: 'use',
          valueFormatter: formatEnergy,
        },
        {
          dataKey: 'power',
          label: 'To power',
          stack: 'use',
          valueFormatter: formatEnergy,
        },
        {
          dataKey: 'lost',
          label: 'Lost',
          stack: 'use',
          valueFormatter: formatEnergy,
        },
      ]}
    />
  );
}
