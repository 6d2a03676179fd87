import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const intervals = {
  auto: 'auto',
  array: [0, 7, 12, 19],
  function: (hour: number) => hour % 3 === 0,
} as const;

type Kind = keyof typeof intervals;

const hours = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
  22, 23,
];
const kilowatts = [
  2, 2, 2, 2, 2, 3, 5, 9, 8, 5, 4, 5, 8, 7, 5, 4, 4, 6, 9, 12, 11, 8, 5, 3,
];

export default function TickPosition() {
  const [kind, setKind] = React.useState<Kind>('array');
  const tickInterval = intervals[kind];

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={260}
        xAxis={[
          {
            scaleType: 'point',
            data: hours,
            tickInterval:
              typeof tickInterval === 'object'
                ? [...tickInterval]
                : tickInterval,
            valueFormatter: (hour) => `${hour} h`,
          },
        ]}
        series={[{ data: kilowatts, label: 'Power (kW)', showMark: false }]}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="tickInterval"
        value={kind}
        onChange={(_event, value: Kind | null) => setKind(value ?? kind)}
      >
        <ToggleButton value="auto">auto</ToggleButton>
        <ToggleButton value="array">array</ToggleButton>
        <ToggleButton value="function">function</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
