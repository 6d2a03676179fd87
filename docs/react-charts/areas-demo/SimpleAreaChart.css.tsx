import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import './SimpleAreaChart.css';

const kilometers = [0, 4, 8, 12, 16, 20, 24, 28, 32];
const heights = [410, 455, 620, 780, 690, 905, 1130, 840, 520];

export default function SimpleAreaChart() {
  return (
    <div className="simple-area-chart">
      <LineChart
        height={300}
        xAxis={[{ data: kilometers, max: 32, label: 'Distance (km)' }]}
        series={[
          { data: heights, label: 'Height (m)', area: true, showMark: false },
        ]}
      />
    </div>
  );
}
