import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import './CSSCustomization.css';

export default function CSSCustomization() {
  return (
    <div className="css-customization">
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
