import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const data = [
  { id: 1, x: 12, y: 31 },
  { id: 2, x: 18, y: 42 },
  { id: 3, x: 24, y: 38 },
  { id: 4, x: 31, y: 55 },
  { id: 5, x: 37, y: 61 },
  { id: 6, x: 44, y: 58 },
];

export default function MarkerSizeNoSnap() {
  const [markerSize, setMarkerSize] = React.useState(6);

  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        height={240}
        xAxis={[{ min: 0, max: 50 }]}
        yAxis={[{ min: 0, max: 70 }]}
        series={[{ data, markerSize }]}
        margin={{ top: 16, bottom: 32, left: 40, right: 16 }}
      />
      <Box sx={{ px: 2 }}>
        <Typography variant="body2">markerSize</Typography>
        <Slider
          aria-label="markerSize"
          size="small"
          valueLabelDisplay="auto"
          min={1}
          max={20}
          value={markerSize}
          onChange={(_event, value) => setMarkerSize(value as number)}
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Code of this setting"
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
        {`series={[{ data, markerSize: ${markerSize} }]}`}
      </Box>
    </Box>
  );
}
