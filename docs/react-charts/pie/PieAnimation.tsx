import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const days = [
  { open: 48, active: 32, closed: 20 },
  { open: 36, active: 30, closed: 34 },
  { open: 52, active: 41, closed: 7 },
];

export default function PieAnimation() {
  const [step, setStep] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const day = days[step];

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={220}
        skipAnimation={skipAnimation}
        series={[
          {
            innerRadius: 40,
            data: [
              { id: 'open', value: day?.open ?? 0, label: 'Open' },
              { id: 'active', value: day?.active ?? 0, label: 'Active' },
              { id: 'closed', value: day?.closed ?? 0, label: 'Closed' },
            ],
          },
        ]}
      />
      <Stack direction="row" spacing={2} justifyContent="center">
        <Button onClick={() => setStep((step + 1) % days.length)}>
          Next day
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
