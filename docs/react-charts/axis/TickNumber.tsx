import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const settings = [
  { name: 'tickNumber', min: 2, max: 20, step: 1 },
  { name: 'tickMinStep', min: 0.5, max: 20, step: 0.5 },
  { name: 'tickMaxStep', min: 0.5, max: 20, step: 0.5 },
] as const;

const minutes = [0, 5, 10, 15, 20, 25, 30, 35, 40];
const speed = [0, 82, 118, 120, 64, 0, 96, 121, 0];

export default function TickNumber() {
  const [ticks, setTicks] = React.useState({
    tickNumber: 6,
    tickMinStep: 0.5,
    tickMaxStep: 20,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={250}
        xAxis={[{ data: minutes, label: 'Minutes', ...ticks }]}
        series={[{ data: speed, label: 'Speed (km/h)', curve: 'linear' }]}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          columnGap: { xs: 1, sm: 3 },
          px: 1,
        }}
      >
        {settings.map(({ name, ...limits }) => (
          <div key={name}>
            <Typography variant="body2">{name}</Typography>
            <Slider
              aria-label={name}
              size="small"
              valueLabelDisplay="auto"
              {...limits}
              value={ticks[name]}
              onChange={(_event, value) =>
                setTicks({ ...ticks, [name]: value as number })
              }
            />
          </div>
        ))}
      </Box>
    </Box>
  );
}
