import * as React from 'react';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const flats = [
  { id: 'a', x: 34, y: 780 },
  { id: 'b', x: 41, y: 860 },
  { id: 'c', x: 48, y: 910 },
  { id: 'd', x: 52, y: 1040 },
  { id: 'e', x: 58, y: 990 },
  { id: 'f', x: 66, y: 1180 },
  { id: 'g', x: 73, y: 1260 },
  { id: 'h', x: 84, y: 1390 },
  { id: 'i', x: 91, y: 1320 },
  { id: 'j', x: 104, y: 1610 },
];

const formatFlat = ({ x, y }: { x: number; y: number }) => `${x} m², €${y}`;

export default function SimpleScatterChart() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Size (m²)', min: 20, max: 120 }]}
      yAxis={[{ min: 600, max: 1800 }]}
      series={[
        {
          data: flats,
          label: 'Rent (€ a month)',
          markerSize: 6,
          valueFormatter: formatFlat,
        },
      ]}
    />
  );
}
