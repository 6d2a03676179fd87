import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const curves = [
  'catmullRom',
  'linear',
  'monotoneX',
  'monotoneY',
  'natural',
  'step',
  'stepBefore',
  'stepAfter',
] as const;

type Curve = (typeof curves)[number];

export default function InterpolationDemoNoSnap() {
  const [curve, setCurve] = React.useState<Curve>('monotoneX');
  const code = `series={[{ data: [2, 9, 4, 4, 8, 1, 6], curve: '${curve}' }]}`;

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={260}
        xAxis={[{ data: [1, 2, 3, 5, 8, 9, 10] }]}
        yAxis={[{ min: -1, max: 10 }]}
        series={[{ data: [2, 9, 4, 4, 8, 1, 6], curve }]}
        margin={{ top: 24, bottom: 32, left: 40, right: 16 }}
      />
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as Curve)}
        sx={{ minWidth: 180, my: 1 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Code of this setting"
        dir="ltr"
        sx={{
          m: 0,
          p: 2,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
          lineHeight: '20px',
          overflowX: 'auto',
        }}
      >
        {code}
      </Box>
    </Box>
  );
}
