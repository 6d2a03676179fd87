import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import './StyledParts.css';

export default function StyledParts() {
  return (
    <div className="styled-parts">
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
