import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, people } from './people';

export default function VisibleColumnsModelInitialState() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Team, without cities at first"
        rows={people}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { city: false, phone: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
