import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

type Scale = 'linear' | 'sqrt' | 'log';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];
const downloads = [12, 46, 180, 610, 2400, 7900, 26000, 84000];
const format = (value: number) => value.toLocaleString('en');

export default function ScaleExample() {
  const [scaleType, setScaleType] = React.useState<Scale>('linear');

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={270}
        xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
        yAxis={[{ scaleType, valueFormatter: format }]}
        series={[{ data: downloads, label: 'Downloads' }]}
        margin={{ left: 64, right: 16 }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the y-axis"
        value={scaleType}
        onChange={(_event, value: Scale | null) =>
          setScaleType(value ?? scaleType)
        }
      >
        <ToggleButton value="linear">linear</ToggleButton>
        <ToggleButton value="sqrt">sqrt</ToggleButton>
        <ToggleButton value="log">log</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
