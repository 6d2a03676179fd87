import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
};

type PaletteName = keyof typeof palettes;

const series = [
  { data: [12, 15] },
  { data: [10, 13] },
  { data: [14, 11] },
  { data: [9, 12] },
  { data: [13, 14] },
  { data: [11, 10] },
  { data: [15, 13] },
  { data: [12, 9] },
  { data: [10, 14] },
  { data: [14, 12] },
];

export default function MuiColorTemplate() {
  const [name, setName] = React.useState<PaletteName>(
    'blueberryTwilightPalette',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={240}
        colors={palettes[name]}
        xAxis={[{ scaleType: 'band', data: ['2024', '2025'] }]}
        series={series}
        margin={{ top: 24, bottom: 32, left: 32, right: 8 }}
      />
      <TextField
        select
        size="small"
        label="colors"
        value={name}
        onChange={(event) => setName(event.target.value as PaletteName)}
        sx={{ minWidth: 240, mt: 1 }}
      >
        {Object.keys(palettes).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
