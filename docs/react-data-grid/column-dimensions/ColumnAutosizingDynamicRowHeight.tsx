import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { cities } from './cities';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City' },
  { field: 'known', headerName: 'Known for', maxWidth: 150 },
];

export default function ColumnAutosizingDynamicRowHeight() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGridPro
        aria-label="Cities, in rows of different height"
        rows={cities}
        columns={columns}
        getRowHeight={() => 'auto'}
        autosizeOnMount
        hideFooter
        sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
      />
    </Box>
  );
}
