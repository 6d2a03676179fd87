import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const orders = [
  { id: 'bread', value: 86, label: 'Bread' },
  { id: 'cake', value: 41, label: 'Cake' },
  { id: 'coffee', value: 113, label: 'Coffee' },
];

export default function OnSeriesItemClick() {
  const [index, setIndex] = React.useState(0);
  const chosen = orders[index];

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={200}
        series={[
          {
            data: orders,
            highlightScope: { highlighted: 'item', faded: 'global' },
            faded: { additionalRadius: -8, color: 'gray' },
          },
        ]}
        onClick={(_event, { dataIndex }) => setIndex(dataIndex)}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Product"
        value={index}
        onChange={(_event, newIndex) => setIndex(newIndex ?? index)}
        sx={{ display: 'flex', justifyContent: 'center', mt: 1 }}
      >
        {orders.map(({ id, label }, position) => (
          <ToggleButton key={id} value={position}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" align="center" sx={{ mt: 1 }}>
        {chosen?.label}: {chosen?.value} orders
      </Typography>
    </Box>
  );
}
