import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weights = [71.8, 71.6, null, null, 71.1, 71.3, 70.9];

export default function ConnectNulls() {
  const [connectNulls, setConnectNulls] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[{ min: 70, max: 72.5 }]}
        series={[{ data: weights, label: 'Weight (kg)', connectNulls }]}
      />
      <FormControlLabel
        label="connectNulls"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
    </Box>
  );
}
