import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const switches = ['disableLine', 'disableTicks'] as const;

export default function AxisCustomizationNoSnap() {
  const [settings, setSettings] = React.useState({
    disableLine: false,
    disableTicks: false,
    tickSize: 12,
  });
  const code = `bottomAxis={{
  axisId: 'quarters',
  disableLine: ${settings.disableLine},
  disableTicks: ${settings.disableTicks},
  tickSize: ${settings.tickSize},
}}`;

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={250}
        xAxis={[
          {
            id: 'quarters',
            scaleType: 'band',
            data: ['Q1', 'Q2', 'Q3', 'Q4'],
            label: 'Quarter',
          },
        ]}
        series={[{ data: [310, 284, 342, 397] }]}
        bottomAxis={{ axisId: 'quarters', ...settings }}
        margin={{ top: 16, bottom: 64, left: 48, right: 16 }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          px: 1,
        }}
      >
        {switches.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Switch
                size="small"
                checked={settings[name]}
                onChange={(_event, on) =>
                  setSettings({ ...settings, [name]: on })
                }
              />
            }
          />
        ))}
        <div>
          <Typography variant="body2">tickSize</Typography>
          <Slider
            aria-label="tickSize"
            size="small"
            valueLabelDisplay="auto"
            min={0}
            max={20}
            value={settings.tickSize}
            onChange={(_event, value) =>
              setSettings({ ...settings, tickSize: value as number })
            }
          />
        </div>
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Code of these settings"
        dir="ltr"
        sx={{
          m: 0,
          p: 2,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
          lineHeight: '20px',
          overflowX: 'auto',
        }}
      >
        {code}
      </Box>
    </Box>
  );
}
