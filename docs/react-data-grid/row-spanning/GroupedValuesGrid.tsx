import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from './concerts';
import type { Concert } from './concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'city', headerName: 'City' },
  { field: 'date', headerName: 'Date', width: 90 },
  { field: 'hall', headerName: 'Hall', flex: 1, minWidth: 110 },
];

export default function GroupedValuesGrid() {
  return (
    <Box sx={{ width: '100%', height: 526 }}>
      <DataGridPremium
        aria-label="Concerts grouped by city"
        columns={columns}
        rows={concerts}
        initialState={{
          rowGrouping: { model: ['city'] },
          columns: { columnVisibilityModel: { city: false } },
        }}
        groupingColDef={{ headerName: 'City', flex: 1, minWidth: 120 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
