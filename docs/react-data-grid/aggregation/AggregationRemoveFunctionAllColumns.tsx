import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stations } from './stations';
import type { Station } from './stations';

/** All but the sum, which says nothing about temperatures. */
const { avg, min, max, size } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { avg, min, max, size };

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'warmest', headerName: 'Warmest day (°C)', type: 'number', flex: 1 },
];

export default function AggregationRemoveFunctionAllColumns() {
  return (
    <Stack spacing={1} sx={{ height: 346, width: '100%' }}>
      <Typography variant="body2">
        Column menu: {Object.keys(aggregationFunctions).join(', ')}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Weather stations, with the highest temperature"
          rows={stations}
          columns={columns}
          aggregationFunctions={aggregationFunctions}
          initialState={{ aggregation: { model: { warmest: 'max' } } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
