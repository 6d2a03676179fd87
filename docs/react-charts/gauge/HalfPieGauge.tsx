import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const used = 68;
const limit = 100;

export default function HalfPieGauge() {
  const theme = useTheme();

  return (
    <Box
      role="meter"
      aria-label="Storage"
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={used}
      aria-valuetext={`${used} of ${limit} GB`}
      sx={{ position: 'relative', width: 300 }}
    >
      <PieChart
        height={220}
        margin={{ top: 16, bottom: 16, left: 16, right: 16 }}
        tooltip={{ trigger: 'none' }}
        series={[
          {
            startAngle: -90,
            endAngle: 90,
            innerRadius: 92,
            outerRadius: 130,
            cornerRadius: 4,
            cy: 160,
            data: [
              { value: used, color: theme.palette.primary.main },
              { value: limit - used, color: theme.palette.action.selected },
            ],
          },
        ]}
      />
      <Typography
        variant="h5"
        component="p"
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: 140,
          textAlign: 'center',
        }}
      >
        <bdi>{used} GB</bdi>
      </Typography>
    </Box>
  );
}
