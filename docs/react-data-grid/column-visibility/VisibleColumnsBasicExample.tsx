import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, people } from './people';

export default function VisibleColumnsBasicExample() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Team" rows={people} columns={columns} hideFooter />
    </Box>
  );
}
