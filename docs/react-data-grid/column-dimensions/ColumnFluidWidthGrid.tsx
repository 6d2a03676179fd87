import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { cities } from './cities';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'flex: 1', flex: 1, minWidth: 90 },
  { field: 'known', headerName: 'flex: 2', flex: 2, minWidth: 90 },
  { field: 'people', headerName: '90', type: 'number', width: 90 },
];

export default function ColumnFluidWidthGrid() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Cities, with fluid columns"
        rows={cities}
        columns={columns}
        disableColumnMenu
        hideFooter
        showCellVerticalBorder
        showColumnVerticalBorder
      />
    </Box>
  );
}
