import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import MenuItem from '@mui/material/MenuItem';
import { BarChart } from '@mui/x-charts/BarChart';

const axes = ['x', 'y'] as const;

const highlights = ['none', 'line', 'band'] as const;
type Highlight = (typeof highlights)[number];

export default function BandHighlight() {
  const [axisHighlight, setAxisHighlight] = React.useState<
    Record<'x' | 'y', Highlight>
  >({ x: 'band', y: 'line' });

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={260}
        axisHighlight={axisHighlight}
        tooltip={{ trigger: 'none' }}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[{ data: [31, 28, 40, 36], label: 'Tickets opened' }]}
      />
      <Stack direction="row" spacing={2} justifyContent="center">
        {axes.map((axis) => (
          <TextField
            key={axis}
            select
            size="small"
            label={`axisHighlight.${axis}`}
            value={axisHighlight[axis]}
            onChange={(event) =>
              setAxisHighlight({
                ...axisHighlight,
                [axis]: event.target.value,
              })
            }
            sx={{ width: 140 }}
          >
            {highlights.map((value) => (
              <MenuItem
                key={value}
                value={value}
                disabled={axis === 'y' && value === 'band'}
              >
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
    </Box>
  );
}
