import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { month: 'Jan', train: 312, bus: 184, bike: 46 },
  { month: 'Feb', train: 298, bus: 176, bike: 52 },
  { month: 'Mar', train: 341, bus: 169, bike: 97 },
  { month: 'Apr', train: 355, bus: 158, bike: 143 },
  { month: 'May', train: 348, bus: 141, bike: 188 },
  { month: 'Jun', train: 326, bus: 127, bike: 215 },
];

const formatTrips = (value: number) => `${value} thousand trips`;

export default function BarsDataset() {
  return (
    <BarChart
      height={300}
      dataset={dataset}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      yAxis={[{ valueFormatter: (value: number) => `${value}k` }]}
      series={[
        { dataKey: 'train', label: 'Train', valueFormatter: formatTrips },
        { dataKey: 'bus', label: 'Bus', valueFormatter: formatTrips },
        { dataKey: 'bike', label: 'Bike', valueFormatter: formatTrips },
      ]}
    />
  );
}
