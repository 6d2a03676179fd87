import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const cities = [
  { id: 'berlin', label: 'Berlin', data: [42, 58, 37], color: '#1976d2' },
  { id: 'lisbon', label: 'Lisbon', data: [35, 66, 29], color: '#ed6c02' },
  { id: 'oslo', label: 'Oslo', data: [51, 47, 44], color: '#2e7d32' },
];

export default function HideSeries() {
  const [shown, setShown] = React.useState(cities.map(({ id }) => id));

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 60, display: 'flex', justifyContent: 'center' }}>
        <ToggleButtonGroup
          aria-label="Cities"
          value={shown}
          onChange={(_event, ids: string[]) => setShown(ids)}
          sx={{ height: 48 }}
        >
          {cities.map(({ id, label, color }) => (
            <ToggleButton key={id} value={id} sx={{ gap: 1 }}>
              <Box
                component="span"
                sx={{
                  width: 14,
                  height: 14,
                  border: `2px solid ${color}`,
                  bgcolor: shown.includes(id) ? color : 'transparent',
                }}
              />
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Autumn'] }]}
        yAxis={[{ min: 0, max: 70 }]}
        series={cities.filter(({ id }) => shown.includes(id))}
        slotProps={{ legend: { hidden: true } }}
        margin={{ top: 16, bottom: 32, left: 40, right: 8 }}
      />
    </Box>
  );
}
