import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicStacking() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { data: [14, 18, 16, 21, 12], stack: 'open', label: 'Bugs' },
        { data: [9, 7, 11, 8, 6], stack: 'open', label: 'Questions' },
        { data: [17, 22, 24, 26, 29], stack: 'closed', label: 'Closed' },
      ]}
      slotProps={{ legend: { labelStyle: { fontSize: 14 }, itemGap: 8 } }}
      margin={{ top: 72, right: 8, bottom: 32, left: 40 }}
    />
  );
}
