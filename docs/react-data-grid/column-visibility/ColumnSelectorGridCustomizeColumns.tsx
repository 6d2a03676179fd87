import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { columns, people } from './people';

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

/** The name is left out: it cannot be hidden anyway. */
function getTogglableColumns(all: GridColDef[]) {
  return all.map(({ field }) => field).filter((field) => field !== 'name');
}

export default function ColumnSelectorGridCustomizeColumns() {
  return (
    <Box sx={{ height: 252, width: '100%' }}>
      <DataGrid
        aria-label="Team, with a shorter list"
        rows={people}
        columns={columns}
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{ columnsPanel: { getTogglableColumns } }}
        hideFooter
      />
    </Box>
  );
}
