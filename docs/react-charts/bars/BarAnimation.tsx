import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const weeks = [
  [34, 41, 38, 52, 47],
  [29, 45, 51, 40, 58],
  [42, 36, 49, 61, 44],
];

export default function BarAnimation() {
  const [week, setWeek] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={260}
        skipAnimation={skipAnimation}
        xAxis={[
          { scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
        ]}
        yAxis={[{ min: 0, max: 70 }]}
        series={[{ data: weeks[week], label: `Deliveries, week ${week + 1}` }]}
      />
      <Stack direction="row" spacing={2} justifyContent="center">
        <Button onClick={() => setWeek((week + 1) % weeks.length)}>
          Next week
        </Button>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
        />
      </Stack>
    </Box>
  );
}
