import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2022', '2023', '2024', '2025'];

export default function LegendTextStylingNoSnap() {
  const [fontSize, setFontSize] = React.useState(14);
  const [bold, setBold] = React.useState(true);
  const fontWeight = bold ? 700 : 400;

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={250}
        xAxis={[{ scaleType: 'point', data: years }]}
        series={[
          { data: [61, 64, 70, 73], label: 'Train\nseats booked' },
          { data: [48, 47, 43, 41], label: 'Car\nspaces rented' },
        ]}
        slotProps={{ legend: { labelStyle: { fontSize, fontWeight } } }}
        margin={{ top: 72, right: 24 }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', px: 1 }}>
        <div>
          <Typography variant="body2">fontSize</Typography>
          <Slider
            aria-label="fontSize"
            size="small"
            valueLabelDisplay="auto"
            min={8}
            max={16}
            value={fontSize}
            onChange={(_event, value) => setFontSize(value as number)}
          />
        </div>
        <FormControlLabel
          sx={{ justifySelf: 'center' }}
          label="bold"
          control={
            <Switch
              checked={bold}
              onChange={(event) => setBold(event.target.checked)}
            />
          }
        />
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
        {`slotProps={{
  legend: {
    labelStyle: {
      fontSize: ${fontSize},
      fontWeight: ${fontWeight},
    },
  },
}}`}
      </Box>
    </Box>
  );
}
