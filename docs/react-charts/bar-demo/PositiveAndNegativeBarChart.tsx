import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

const formatMillions = (value: number) =>
  `${value < 0 ? '−' : ''}€${Math.abs(value)}M`;

export default function PositiveAndNegativeBarChart() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: quarters }]}
      yAxis={[{ valueFormatter: formatMillions }]}
      series={[
        {
          data: [2.4, 3.1, -1.2, 4.6],
          label: 'Shops',
          valueFormatter: formatMillions,
        },
        {
          data: [-3.2, -1.4, 0.8, 2.9],
          label: 'Online',
          valueFormatter: formatMillions,
        },
      ]}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
