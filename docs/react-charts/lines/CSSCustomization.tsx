import * as React from 'react';
import {
  areaElementClasses,
  lineElementClasses,
  LineChart,
  markElementClasses,
} from '@mui/x-charts/LineChart';

export default function CSSCustomization() {
  return (
    <LineChart
      height={300}
      xAxis={[
        {
          data: [2024, 2025, 2026, 2027],
          valueFormatter: String,
          tickMinStep: 1,
        },
      ]}
      series={[
        { id: 'sales', data: [18, 24, 31, 35], label: 'Sales', area: true },
        { id: 'plan', data: [20, 23, 27, 32], label: 'Plan' },
      ]}
      sx={{
        [`& .${areaElementClasses.root}`]: { fillOpacity: 0.2 },
        [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
        [`& .${lineElementClasses.root}.MuiLineElement-series-plan`]: {
          strokeDasharray: '6 6',
        },
        [`& .${markElementClasses.root}`]: { display: 'none' },
      }}
    />
  );
}
