// long: three controls, and the code that they make
import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PieChart } from '@mui/x-charts/PieChart';

const choices = {
  direction: ['row', 'column'],
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['left', 'middle', 'right'],
} as const;

type Setting = keyof typeof choices;

interface Settings {
  direction: (typeof choices.direction)[number];
  vertical: (typeof choices.vertical)[number];
  horizontal: (typeof choices.horizontal)[number];
}

const data = [
  { id: 'rent', value: 940, label: 'Rent' },
  { id: 'food', value: 420, label: 'Food' },
  { id: 'travel', value: 180, label: 'Travel' },
];

export default function LegendPositionNoSnap() {
  const [settings, setSettings] = React.useState<Settings>({
    direction: 'row',
    vertical: 'bottom',
    horizontal: 'middle',
  });
  const { direction, vertical, horizontal } = settings;
  const code = `slotProps={{
  legend: {
    direction: '${direction}',
    position: {
      vertical: '${vertical}',
      horizontal: '${horizontal}',
    },
  },
}}`;

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={260}
        series={[{ data }]}
        margin={{ top: 50, bottom: 50, left: 80, right: 80 }}
        slotProps={{
          legend: { direction, position: { vertical, horizontal } },
        }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 2,
          py: 2,
        }}
      >
        {(Object.keys(choices) as Setting[]).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={settings[name]}
            onChange={(event) =>
              setSettings({ ...settings, [name]: event.target.value })
            }
          >
            {choices[name].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
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
