import * as React from 'react';
import {
  areaElementClasses,
  lineElementClasses,
  LineChart,
} from '@mui/x-charts/LineChart';

const kilometers = [0, 4, 8, 12, 16, 20, 24, 28, 32];
const heights = [410, 455, 620, 780, 690, 905, 1130, 840, 520];

export default function SimpleAreaChart() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: kilometers, max: 32, label: 'Distance (km)' }]}
      series={[
        { data: heights, label: 'Height (m)', area: true, showMark: false },
      ]}
      sx={{
        [`& .${areaElementClasses.root}`]: { fillOpacity: 0.25 },
        [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
      }}
    />
  );
}
