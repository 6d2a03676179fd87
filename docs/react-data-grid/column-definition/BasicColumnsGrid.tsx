import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, train: 'ICE 71', from: 'Hamburg', platform: 4 },
  { id: 2, train: 'EC 8', from: 'Zürich', platform: 7 },
  { id: 3, train: 'RE 5', from: 'Kassel', platform: 1 },
];

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', width: 90 },
  { field: 'from', headerName: 'From', width: 100 },
  { field: 'platform' },
];

export default function BasicColumnsGrid() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Arrivals"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
