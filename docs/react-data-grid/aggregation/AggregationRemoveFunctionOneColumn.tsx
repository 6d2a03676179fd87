import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stations } from './stations';
import type { Station } from './stations';

const FOR_TEMPERATURES = ['avg', 'max', 'min'];

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 100 },
  {
    field: 'warmest',
    headerName: 'Warmest (°C)',
    type: 'number',
    width: 120,
    availableAggregationFunctions: FOR_TEMPERATURES,
  },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 105 },
];

export default function AggregationRemoveFunctionOneColumn() {
  return (
    <Stack spacing={1} sx={{ height: 346, width: '100%' }}>
      <Typography variant="body2">
        Menu of “Warmest”: {FOR_TEMPERATURES.join(', ')}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Weather stations, with their average"
          rows={stations}
          columns={columns}
          initialState={{
            aggregation: { model: { warmest: 'avg', rain: 'sum' } },
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
