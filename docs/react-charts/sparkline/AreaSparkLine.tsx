import * as React from 'react';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const change = [3, -2, -1, 2, 4, 1, -3, 2, 5];

export default function AreaSparkLine() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <SparkLineChart data={change} height={100} area />
      <SparkLineChart data={change} height={100} area curve="natural" />
    </Stack>
  );
}
