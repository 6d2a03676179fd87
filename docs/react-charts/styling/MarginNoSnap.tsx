import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const sides = ['top', 'bottom', 'left', 'right'] as const;

export default function MarginNoSnap() {
  const [margin, setMargin] = React.useState({
    top: 50,
    bottom: 50,
    left: 50,
    right: 50,
  });
  const lines = sides.map((side) => `  ${side}: ${margin[side]},`);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={260}
        margin={margin}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[{ data: [412000, 467000, 389000, 521000], label: 'Visits' }]}
        sx={{ border: 1, borderColor: 'divider' }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          columnGap: 4,
          px: 1,
          pt: 1,
        }}
      >
        {sides.map((side) => (
          <div key={side}>
            <Typography variant="body2">{side}</Typography>
            <Slider
              aria-label={side}
              size="small"
              valueLabelDisplay="auto"
              min={0}
              max={100}
              step={5}
              value={margin[side]}
              onChange={(_event, value) =>
                setMargin({ ...margin, [side]: value as number })
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
        {['margin={{', ...lines, '}}'].join('\n')}
      </Box>
    </Box>
  );
}
