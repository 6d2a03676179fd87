import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

export default function CSSCustomization() {
  return (
    <div className="w-full [&_.MuiAreaElement-root]:[fill-opacity:0.2] [&_.MuiLineElement-root]:stroke-[3px] [&_.MuiLineElement-series-plan]:[stroke-dasharray:6_6] [&_.MuiMarkElement-root]:hidden">
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
      />
    </div>
  );
}
