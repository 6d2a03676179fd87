import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { cities } from './cities';

const columns: GridColDef[] = [
  { field: 'city', headerName: '100 (default)' },
  { field: 'country', headerName: '150', width: 150 },
];

export default function ColumnWidthGrid() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Cities"
        rows={cities}
        columns={columns}
        hideFooter
        showCellVerticalBorder
        showColumnVerticalBorder
      />
    </Box>
  );
}
