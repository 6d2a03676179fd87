import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const offsets = [
  'none',
  'diverging',
  'expand',
  'silhouette',
  'wiggle',
] as const;

type Offset = (typeof offsets)[number];

export default function StackOffsetDemo() {
  const [stackOffset, setStackOffset] = React.useState<Offset>('diverging');
  const stack = { stack: 'cash', stackOffset };

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { ...stack, data: [30, 42, 38, 51], label: 'Sales' },
          { ...stack, data: [12, 9, 14, 11], label: 'Services' },
          { ...stack, data: [-18, -21, -35, -24], label: 'Costs' },
        ]}
        slotProps={{ legend: { labelStyle: { fontSize: 14 }, itemGap: 8 } }}
        margin={{ top: 56, bottom: 32, left: 48, right: 8 }}
      />
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) => setStackOffset(event.target.value as Offset)}
        sx={{ minWidth: 160, mt: 1 }}
      >
        {offsets.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
