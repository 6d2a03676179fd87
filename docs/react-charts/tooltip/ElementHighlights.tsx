import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function ElementHighlights() {
  const [highlighted, setHighlighted] =
    React.useState<(typeof highlights)[number]>('item');
  const [faded, setFaded] = React.useState<(typeof fades)[number]>('global');
  const highlightScope = { highlighted, faded };

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={270}
        tooltip={{ trigger: 'item' }}
        axisHighlight={{ x: 'none' }}
        xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Autumn'] }]}
        series={[
          { data: [42, 58, 37], label: 'Berlin', highlightScope },
          { data: [35, 66, 29], label: 'Lisbon', highlightScope },
          { data: [51, 47, 44], label: 'Oslo', highlightScope },
        ]}
      />
      <Stack direction="row" spacing={2} justifyContent="center">
        <TextField
          select
          size="small"
          label="highlighted"
          value={highlighted}
          onChange={(event) =>
            setHighlighted(event.target.value as typeof highlighted)
          }
          sx={{ width: 140 }}
        >
          {highlights.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="faded"
          value={faded}
          onChange={(event) => setFaded(event.target.value as typeof faded)}
          sx={{ width: 140 }}
        >
          {fades.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </Box>
  );
}
