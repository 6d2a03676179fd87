import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
} from '@mui/x-data-grid';
import { columns, people } from './people';

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function ColumnSelectorGrid() {
  return (
    <Box sx={{ height: 252, width: '100%' }}>
      <DataGrid
        aria-label="Team, with a column panel"
        rows={people}
        columns={columns}
        slots={{ toolbar: ColumnsToolbar }}
        hideFooter
      />
    </Box>
  );
}
