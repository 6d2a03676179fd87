import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const tasks = [
  { task: 'Design', start: 0, weeks: 3 },
  { task: 'Building', start: 2, weeks: 5 },
  { task: 'Testing', start: 6, weeks: 3 },
  { task: 'Launch', start: 9, weeks: 1 },
];

const formatWeeks = (value: number) =>
  value === 1 ? '1 week' : `${value} weeks`;

export default function PlanBars() {
  return (
    <BarChart
      height={280}
      layout="horizontal"
      dataset={tasks}
      yAxis={[{ scaleType: 'band', dataKey: 'task' }]}
      xAxis={[{ label: 'Week', min: 0, max: 10 }]}
      series={[
        {
          id: 'start',
          dataKey: 'start',
          stack: 'plan',
          color: 'transparent',
        },
        {
          dataKey: 'weeks',
          stack: 'plan',
          label: 'Duration',
          valueFormatter: formatWeeks,
        },
      ]}
      tooltip={{ trigger: 'item' }}
      axisHighlight={{ x: 'none', y: 'none' }}
      margin={{ left: 80, right: 24 }}
      sx={{ '& .MuiBarElement-series-start': { pointerEvents: 'none' } }}
    />
  );
}
