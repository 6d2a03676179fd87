import * as React from 'react';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

export default function StyledParts() {
  return (
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
        { id: 'garden', data: [31, 64, 148, 152], stack: 'a', label: 'Garden' },
      ]}
      sx={{
        [`& .${barElementClasses.root}`]: { stroke: '#fff', strokeWidth: 1 },
        [`& .${barElementClasses.root}.MuiBarElement-series-garden`]: {
          fillOpacity: 0.6,
        },
        [`& .${axisClasses.left} .${axisClasses.line}`]: { display: 'none' },
        [`& .${axisClasses.tick}`]: { display: 'none' },
      }}
    />
  );
}
