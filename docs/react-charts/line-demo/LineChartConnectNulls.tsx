import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['8:00', '9:00', '10:00', '11:00', '12:00', '13:00', '14:00'];
const levels = [412, 530, null, null, 910, 640, 585];

function AirChart({ connectNulls }: { connectNulls: boolean }) {
  return (
    <LineChart
      height={200}
      xAxis={[{ scaleType: 'point', data: hours }]}
      yAxis={[{ min: 400, max: 1000 }]}
      series={[
        {
          data: levels,
          label: connectNulls
            ? 'CO₂ (ppm), connected'
            : 'CO₂ (ppm), as measured',
          connectNulls,
        },
      ]}
      margin={{ bottom: 30 }}
    />
  );
}

export default function LineChartConnectNulls() {
  return (
    <Box sx={{ width: '100%' }}>
      <AirChart connectNulls={false} />
      <AirChart connectNulls />
    </Box>
  );
}
