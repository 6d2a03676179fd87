import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, stations } from './stations';

export default function FixedSizeGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Stations" rows={stations} columns={columns} />
    </Box>
  );
}
