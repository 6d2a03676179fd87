import * as React from 'react';
import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = Array.from(
  { length: 7 },
  (_, index) => new Date(2024, 5, 3 + index),
);

const formatDay = (date: Date) =>
  date.toLocaleDateString('en-US', { weekday: 'short', day: 'numeric' });

export default function CustomAxis() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <SparkLineChart
        data={[204, 187, 221, 243, 198, 312, 298]}
        height={100}
        xAxis={{ scaleType: 'time', data: days, valueFormatter: formatDay }}
        valueFormatter={(value) => `${value} visitors`}
        showHighlight
        showTooltip
      />
    </Box>
  );
}
