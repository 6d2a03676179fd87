import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import {
  LineChart,
  areaElementClasses,
  lineElementClasses,
} from '@mui/x-charts/LineChart';
import { localDate } from './days';
import { formatAxis, formatDate, formatEuros } from './format';
import NoSales from './noSales';
import Panel from './panel';
import type { View } from './state';
import { axisStyle, lineColors } from './theme';

interface SalesChartProps {
  readonly view: View;
  /** Takes a shop out of the comparison. */
  readonly onRemove: (shopId: string) => void;
}

const HEIGHT = 280;

export default function SalesChart({ view, onRemove }: SalesChartProps) {
  const { lines, points, sums } = view;
  const theme = useTheme();
  const colors = lineColors(theme);
  const dates = points.map(({ day }) => localDate(day));
  const isCompared = lines.every(({ id }) => id !== 'sum');
  const isByWeek = points.some(({ days }) => days.length > 1);

  return (
    <Panel title={isByWeek ? 'Revenue by week' : 'Revenue by day'}>
      {/* Also for one line, so that the grid below stays where it is. */}
      <Box
        component="ul"
        aria-label={isCompared ? 'Compared shops' : 'Shown shops'}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '8px',
          m: 0,
          px: '20px',
          listStyle: 'none',
        }}
      >
        {lines.map(({ id, label, data }, index) => (
          <li key={id}>
            <Chip
              variant="outlined"
              icon={
                <Box
                  component="span"
                  sx={{
                    width: 12,
                    height: 12,
                    borderRadius: '50%',
                    bgcolor: colors[index],
                  }}
                />
              }
              label={
                data.length > 0 && data.every((value) => value === null)
                  ? `${label}: not open yet`
                  : label
              }
              onDelete={isCompared ? () => onRemove(id) : undefined}
              sx={{ '& .MuiChip-icon': { marginInlineStart: '10px' } }}
            />
          </li>
        ))}
      </Box>
      <Box sx={{ height: HEIGHT, mt: 'auto' }}>
        {sums.revenue === 0 || points.length === 0 ? (
          <NoSales />
        ) : (
          <LineChart
            height={HEIGHT}
            margin={{ top: 16, right: 20, bottom: 32, left: 52 }}
            xAxis={[
              {
                data: dates,
                // Without them the axis would end at a round date.
                min: dates[0],
                max: dates.at(-1),
                scaleType: 'time',
                valueFormatter: formatDate,
                tickNumber: 5,
              },
            ]}
            yAxis={[{ min: 0, valueFormatter: formatAxis, tickNumber: 5 }]}
            series={lines.map(({ id, label, data }, index) => ({
              id,
              label,
              data: [...data],
              color: colors[index],
              curve: 'linear',
              showMark: false,
              area: !isCompared,
              valueFormatter: (value: number | null) =>
                value === null ? 'not open yet' : formatEuros(value),
            }))}
            slotProps={{ legend: { hidden: true } }}
            sx={{
              ...axisStyle(theme),
              [`& .${lineElementClasses.root}`]: { strokeWidth: 2 },
              [`& .${areaElementClasses.root}`]: { opacity: 0.12 },
            }}
          />
        )}
      </Box>
    </Panel>
  );
}
