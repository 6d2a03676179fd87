import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatAxis, formatEuros } from './format';
import NoSales from './noSales';
import Panel from './panel';
import { axisStyle, lineColors } from './theme';

interface WeekdayChartProps {
  readonly weekdays: readonly number[];
}

const HEIGHT = 280;

export default function WeekdayChart({ weekdays }: WeekdayChartProps) {
  const theme = useTheme();
  const [color] = lineColors(theme);
  return (
    <Panel title="Average by weekday">
      <Box sx={{ height: HEIGHT, mt: 'auto' }}>
        {weekdays.every((value) => value === 0) ? (
          <NoSales />
        ) : (
          <BarChart
            height={HEIGHT}
            margin={{ top: 16, right: 20, bottom: 32, left: 52 }}
            xAxis={[
              {
                scaleType: 'band',
                data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
              },
            ]}
            yAxis={[{ min: 0, valueFormatter: formatAxis, tickNumber: 5 }]}
            series={[
              {
                label: 'Average',
                data: [...weekdays],
                color,
                valueFormatter: formatEuros,
              },
            ]}
            slotProps={{ legend: { hidden: true } }}
            sx={axisStyle(theme)}
          />
        )}
      </Box>
    </Panel>
  );
}
