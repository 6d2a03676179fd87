import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const teams = ['Web', 'Mobile', 'Data', 'Design'];

export default function MixedBarChart() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: teams }]}
      series={[
        { data: [18, 14, 21, 9], stack: 'done', label: 'Features' },
        { data: [11, 16, 6, 4], stack: 'done', label: 'Fixes' },
        { data: [32, 27, 30, 14], label: 'Planned' },
      ]}
      slotProps={{ legend: { itemGap: 6 } }}
      margin={{ left: 32, right: 8, bottom: 32 }}
    />
  );
}
