import * as React from 'react';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const orders = [12, 18, 14, 22, 19, 27, 31, 25, 34];

export default function BasicSparkLine() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <SparkLineChart data={orders} height={100} />
      <SparkLineChart plotType="bar" data={orders} height={100} />
    </Stack>
  );
}
