import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const settings = [
  'itemMarkWidth',
  'itemMarkHeight',
  'markGap',
  'itemGap',
] as const;

type Dimensions = Record<(typeof settings)[number], number>;

export default function LegendDimensionNoSnap() {
  const [dimensions, setDimensions] = React.useState<Dimensions>({
    itemMarkWidth: 20,
    itemMarkHeight: 6,
    markGap: 8,
    itemGap: 16,
  });
  const lines = settings.map((name) => `    ${name}: ${dimensions[name]},`);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={240}
        xAxis={[{ scaleType: 'band', data: ['2023', '2024', '2025'] }]}
        series={[
          { data: [31, 35, 42], label: 'Books' },
          { data: [24, 22, 19], label: 'Games' },
        ]}
        slotProps={{ legend: dimensions }}
        margin={{ top: 64, bottom: 32, left: 40, right: 8 }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          columnGap: 4,
          px: 1,
        }}
      >
        {settings.map((name) => (
          <div key={name}>
            <Typography variant="body2">{name}</Typography>
            <Slider
              aria-label={name}
              size="small"
              valueLabelDisplay="auto"
              min={0}
              max={40}
              value={dimensions[name]}
              onChange={(_event, value) =>
                setDimensions({ ...dimensions, [name]: value as number })
              }
            />
          </div>
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
        {['slotProps={{', '  legend: {', ...lines, '  },', '}}'].join('\n')}
      </Box>
    </Box>
  );
}
