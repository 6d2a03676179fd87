import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'rent', value: 940, label: 'Rent' },
  { id: 'food', value: 420, label: 'Food' },
  { id: 'travel', value: 180, label: 'Travel' },
];

export default function HiddenLegend() {
  const [hidden, setHidden] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={220}
        series={[{ data }]}
        slotProps={{ legend: { hidden } }}
        margin={{ right: hidden ? 5 : 120 }}
      />
      <FormControlLabel
        label="hidden"
        control={
          <Switch
            checked={hidden}
            onChange={(event) => setHidden(event.target.checked)}
          />
        }
      />
    </Box>
  );
}
