import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { disk: 'Laptop', photos: 214, videos: 180, other: 96 },
  { disk: 'Phone', photos: 61, videos: 38, other: 22 },
  { disk: 'Archive', photos: 420, videos: 910, other: 130 },
];

const share = { stack: 'disk', stackOffset: 'expand' } as const;
const formatSize = (value: number) => `${value} GB`;
const formatShare = (value: number) => `${Math.round(value * 100)} %`;

export default function ShareBars() {
  return (
    <BarChart
      height={280}
      layout="horizontal"
      dataset={dataset}
      yAxis={[{ scaleType: 'band', dataKey: 'disk' }]}
      xAxis={[{ valueFormatter: formatShare }]}
      series={[
        {
          dataKey: 'photos',
          label: 'Photos',
          valueFormatter: formatSize,
          ...share,
        },
        {
          dataKey: 'videos',
          label: 'Videos',
          valueFormatter: formatSize,
          ...share,
        },
        {
          dataKey: 'other',
          label: 'Other',
          valueFormatter: formatSize,
          ...share,
        },
      ]}
      margin={{ left: 72, right: 24, bottom: 32 }}
    />
  );
}
