import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const orders = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
] as const;

type Order = (typeof orders)[number];

const releases = {
  '4.x': [62, 51, 38, 24, 15, 9],
  '5.x': [30, 44, 55, 49, 36, 28],
  '6.x': [0, 2, 9, 28, 51, 66],
};

export default function StackOrderDemo() {
  const [stackOrder, setStackOrder] = React.useState<Order>('none');

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={260}
        xAxis={[
          {
            scaleType: 'point',
            data: ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
          },
        ]}
        series={Object.entries(releases).map(([label, data]) => ({
          label,
          data,
          stack: 'installs',
          stackOrder,
          area: true,
          showMark: false,
        }))}
        margin={{ bottom: 32, left: 40, right: 16 }}
      />
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) => setStackOrder(event.target.value as Order)}
        sx={{ minWidth: 160, mt: 1 }}
      >
        {orders.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
