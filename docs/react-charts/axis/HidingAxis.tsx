import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

export default function HidingAxis() {
  const [left, setLeft] = React.useState(false);
  const [bottom, setBottom] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={250}
        xAxis={[
          { id: 'days', scaleType: 'band', data: ['Thu', 'Fri', 'Sat', 'Sun'] },
        ]}
        yAxis={[{ id: 'visitors' }]}
        series={[{ data: [184, 236, 412, 367] }]}
        leftAxis={left ? 'visitors' : null}
        bottomAxis={bottom ? 'days' : null}
        margin={{ top: 16, bottom: 32, left: 48, right: 16 }}
      />
      <Stack direction="row" justifyContent="center">
        <FormControlLabel
          label="leftAxis"
          control={
            <Switch
              checked={left}
              onChange={(event) => setLeft(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="bottomAxis"
          control={
            <Switch
              checked={bottom}
              onChange={(event) => setBottom(event.target.checked)}
            />
          }
        />
      </Stack>
    </Box>
  );
}
