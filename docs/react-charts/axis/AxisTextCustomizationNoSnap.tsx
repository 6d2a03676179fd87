// long: four controls, and the code that they make
import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const sliders = [
  { name: 'angle', min: -90, max: 90 },
  { name: 'fontSize', min: 8, max: 20 },
] as const;
const selects = [
  { name: 'textAnchor', values: ['start', 'middle', 'end'] },
  { name: 'dominantBaseline', values: ['auto', 'central', 'hanging'] },
] as const;

interface Style {
  angle: number;
  fontSize: number;
  textAnchor: 'start' | 'middle' | 'end';
  dominantBaseline: 'auto' | 'central' | 'hanging';
}

export default function AxisTextCustomizationNoSnap() {
  const [style, setStyle] = React.useState<Style>({
    angle: 45,
    fontSize: 12,
    textAnchor: 'start',
    dominantBaseline: 'hanging',
  });
  const lines = Object.entries(style).map(
    ([name, value]) => `    ${name}: ${JSON.stringify(value)},`,
  );

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={280}
        xAxis={[
          {
            scaleType: 'band',
            data: ['Bakery', 'Dairy', 'Fruit', 'Frozen food', 'Drinks'],
            tickLabelStyle: style,
          },
        ]}
        series={[{ data: [214, 187, 162, 98, 131] }]}
        margin={{ top: 16, bottom: 80, left: 48, right: 40 }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: 3,
          rowGap: 1,
          px: 1,
          pb: 2,
        }}
      >
        {sliders.map(({ name, min, max }) => (
          <div key={name}>
            <Typography variant="body2">{name}</Typography>
            <Slider
              aria-label={name}
              size="small"
              valueLabelDisplay="auto"
              min={min}
              max={max}
              value={style[name]}
              onChange={(_event, value) =>
                setStyle({ ...style, [name]: value as number })
              }
            />
          </div>
        ))}
        {selects.map(({ name, values }) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={style[name]}
            onChange={(event) =>
              setStyle({ ...style, [name]: event.target.value })
            }
          >
            {values.map((value) => (
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
        {[
          'const xAxis = {',
          '  tickLabelStyle: {',
          ...lines,
          '  },',
          '};',
        ].join('\n')}
      </Box>
    </Box>
  );
}
