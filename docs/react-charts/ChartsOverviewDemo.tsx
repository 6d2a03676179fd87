import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const dataset = [
  { month: 'Apr', members: 41, guests: 62 },
  { month: 'May', members: 48, guests: 79 },
  { month: 'Jun', members: 44, guests: 96 },
  { month: 'Jul', members: 31, guests: 118 },
  { month: 'Aug', members: 29, guests: 124 },
  { month: 'Sep', members: 46, guests: 88 },
];

const formatVisits = (value: number) => `${value} thousand visits`;
const bars = [
  { dataKey: 'members', label: 'Members', valueFormatter: formatVisits },
  { dataKey: 'guests', label: 'Guests', valueFormatter: formatVisits },
];
const lines = bars.map((series) => ({ ...series, stack: 'all', area: true }));
const slices = dataset.map(({ month, guests }, id) => ({
  id,
  value: guests,
  label: month,
}));
const points = dataset.map(({ members, guests }, id) => ({
  id,
  x: members,
  y: guests,
}));

const kinds = ['Bars', 'Lines', 'Pie', 'Scatter'] as const;

export default function ChartsOverviewDemo() {
  const [kind, setKind] = React.useState<(typeof kinds)[number]>('Bars');

  return (
    <Box sx={{ width: '100%' }}>
      {kind === 'Bars' && (
        <BarChart
          height={300}
          dataset={dataset}
          xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
          series={bars}
        />
      )}
      {kind === 'Lines' && (
        <LineChart
          height={300}
          dataset={dataset}
          xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
          series={lines}
        />
      )}
      {kind === 'Pie' && (
        <PieChart
          height={300}
          margin={{ top: 30, bottom: 30 }}
          series={[{ data: slices, innerRadius: '50%', paddingAngle: 2 }]}
        />
      )}
      {kind === 'Scatter' && (
        <ScatterChart
          height={300}
          xAxis={[{ label: 'Members (thousands)' }]}
          yAxis={[{ label: 'Guests (thousands)' }]}
          series={[{ data: points, markerSize: 6 }]}
        />
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of chart"
        value={kind}
        onChange={(_event, newKind) => setKind(newKind ?? kind)}
        sx={{ display: 'flex', justifyContent: 'center' }}
      >
        {kinds.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
