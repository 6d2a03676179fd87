import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

type Trigger = 'axis' | 'item' | 'none';

export default function Interaction() {
  const [trigger, setTrigger] = React.useState<Trigger>('axis');

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={270}
        tooltip={{ trigger }}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[
          { data: [31, 28, 40, 36], label: 'Tickets opened' },
          { data: [24, 33, 35, 39], label: 'Tickets closed' },
        ]}
        slotProps={{ legend: { labelStyle: { fontSize: 14 } } }}
        margin={{ top: 64, right: 8, left: 40 }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="trigger of the tooltip"
        value={trigger}
        onChange={(_event, value: Trigger | null) =>
          setTrigger(value ?? trigger)
        }
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
