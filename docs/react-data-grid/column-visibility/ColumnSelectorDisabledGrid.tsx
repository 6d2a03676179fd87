import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, people } from './people';

export default function ColumnSelectorDisabledGrid() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Team, without a column panel"
        rows={people}
        columns={columns}
        disableColumnSelector
        slots={{ toolbar: GridToolbar }}
        hideFooter
      />
    </Box>
  );
}
