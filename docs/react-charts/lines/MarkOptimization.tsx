import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = Array.from({ length: 121 }, (_, minute) => minute);
const pulse = minutes.map((minute) =>
  Math.round(
    72 + 58 * Math.sin((minute / 120) * Math.PI) + 3 * Math.sin(minute / 4),
  ),
);

export default function MarkOptimization() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: minutes, label: 'Minutes', min: 0, max: 120 }]}
      series={[
        {
          data: pulse,
          label: 'Heart rate (1/min)',
          curve: 'linear',
          showMark: ({ index }) => index % 15 === 0,
        },
      ]}
    />
  );
}
