import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

interface RatioSliderProps {
  label: string;
  min: number;
  value: number;
  onChange: (value: number) => void;
}

function RatioSlider({ label, min, value, onChange }: RatioSliderProps) {
  return (
    <Box sx={{ flex: 1, minWidth: 120 }}>
      <Typography variant="body2">{label}</Typography>
      <Slider
        aria-label={label}
        size="small"
        valueLabelDisplay="auto"
        min={min}
        max={0.9}
        step={0.1}
        value={value}
        onChange={(_event, newValue) => onChange(newValue as number)}
      />
    </Box>
  );
}

export default function BarGapNoSnap() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.3);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);

  const xAxis = {
    scaleType: 'band' as const,
    data: ['Mon', 'Tue', 'Wed', 'Thu'],
    categoryGapRatio,
    barGapRatio,
  };
  const code = `const xAxis = {
  scaleType: 'band' as const,
  data: ['Mon', 'Tue', 'Wed', 'Thu'],
  categoryGapRatio: ${categoryGapRatio},
  barGapRatio: ${barGapRatio},
};`;

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={250}
        xAxis={[xAxis]}
        series={[{ data: [18, 24, 21, 30] }, { data: [14, 19, 26, 22] }]}
        margin={{ top: 16, bottom: 32, left: 40, right: 8 }}
      />
      <Stack
        direction="row"
        spacing={{ xs: 2, sm: 4 }}
        useFlexGap
        sx={{ px: 2 }}
      >
        <RatioSlider
          label="categoryGapRatio"
          min={0}
          value={categoryGapRatio}
          onChange={setCategoryGapRatio}
        />
        <RatioSlider
          label="barGapRatio"
          min={-1}
          value={barGapRatio}
          onChange={setBarGapRatio}
        />
      </Stack>
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
