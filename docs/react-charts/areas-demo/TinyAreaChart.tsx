import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = Array.from({ length: 13 }, (_, index) => `${index * 5} min`);
const listeners = [4, 11, 23, 31, 36, 40, 47, 52, 49, 45, 43, 34, 21];

export default function TinyAreaChart() {
  return (
    <LineChart
      height={80}
      xAxis={[{ scaleType: 'point', data: minutes }]}
      series={[
        { data: listeners, label: 'Listeners', area: true, showMark: false },
      ]}
      leftAxis={null}
      bottomAxis={null}
      slotProps={{ legend: { hidden: true } }}
      margin={{ top: 8, bottom: 0, left: 8, right: 8 }}
    />
  );
}
