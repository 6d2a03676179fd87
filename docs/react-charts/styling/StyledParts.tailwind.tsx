import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

export default function StyledParts() {
  return (
    <div className="w-full [&_.MuiBarElement-root]:stroke-white [&_.MuiBarElement-root]:stroke-1 [&_.MuiBarElement-series-garden]:[fill-opacity:0.6] [&_.MuiChartsAxis-left_.MuiChartsAxis-line]:hidden [&_.MuiChartsAxis-tick]:hidden">
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
        series={[
          {
            id: 'inside',
            data: [84, 122, 236, 198],
            stack: 'a',
            label: 'Inside',
          },
          {
            id: 'garden',
            data: [31, 64, 148, 152],
            stack: 'a',
            label: 'Garden',
          },
        ]}
      />
    </div>
  );
}
