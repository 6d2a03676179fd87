import * as React from 'react';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const arabica = [
  { id: 1, x: 1.1, y: 83 },
  { id: 2, x: 1.3, y: 86 },
  { id: 3, x: 1.2, y: 88 },
  { id: 4, x: 1.5, y: 84 },
  { id: 5, x: 1.4, y: 81 },
  { id: 6, x: 1.6, y: 85 },
  { id: 7, x: 1.2, y: 84 },
];

const robusta = [
  { id: 1, x: 2.1, y: 76 },
  { id: 2, x: 2.4, y: 74 },
  { id: 3, x: 2.2, y: 79 },
  { id: 4, x: 2.7, y: 73 },
  { id: 5, x: 2.5, y: 77 },
  { id: 6, x: 1.9, y: 78 },
];

export default function BasicScatter() {
  return (
    <ScatterChart
      height={320}
      xAxis={[{ label: 'Caffeine (%)', min: 0.8, max: 3 }]}
      yAxis={[{ label: 'Taste score', min: 70, max: 90 }]}
      series={[
        { label: 'Arabica', data: arabica },
        { label: 'Robusta', data: robusta },
      ]}
    />
  );
}
