import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const passengers = [9, 4, 6, 38, 92, 61, 55, 58, 74, 97, 52, 31, 14];
const formatHour = (hour: number) => `${hour}:00`;

export default function MinMaxExample() {
  const [range, setRange] = React.useState([6, 20]);
  const [min = 0, max = 24] = range;

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={280}
        xAxis={[{ data: hours, min, max, valueFormatter: formatHour }]}
        yAxis={[{ min: 0 }]}
        series={[{ data: passengers, label: 'Passengers a train' }]}
      />
      <Box sx={{ px: 4 }}>
        <Typography variant="body2">min and max of the x-axis</Typography>
        <Slider
          size="small"
          getAriaLabel={(index) => (index === 0 ? 'min' : 'max')}
          getAriaValueText={formatHour}
          valueLabelDisplay="auto"
          valueLabelFormat={formatHour}
          min={0}
          max={24}
          step={2}
          value={range}
          disableSwap
          onChange={(_event, value) => {
            const [from = 0, to = 24] = value as number[];
            setRange(to - from < 4 ? range : [from, to]);
          }}
        />
      </Box>
    </Box>
  );
}
