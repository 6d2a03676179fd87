import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const steps = [6.2, 8.1, null, 7.4, 9.9, 12.3, 5.8];

function StepsChart({ connectNulls }: { connectNulls: boolean }) {
  return (
    <LineChart
      height={200}
      xAxis={[{ scaleType: 'point', data: days }]}
      series={[
        {
          data: steps,
          label: connectNulls
            ? 'Thousand steps, connected'
            : 'Thousand steps, as measured',
          area: true,
          connectNulls,
        },
      ]}
      margin={{ bottom: 30 }}
    />
  );
}

export default function AreaChartConnectNulls() {
  return (
    <Box sx={{ width: '100%' }}>
      <StepsChart connectNulls={false} />
      <StepsChart connectNulls />
    </Box>
  );
}
