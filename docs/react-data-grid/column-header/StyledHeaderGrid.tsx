import * as React from 'react';
import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', minWidth: 95, flex: 2 },
  {
    field: 'planned',
    headerName: 'Planned',
    type: 'number',
    minWidth: 88,
    flex: 1,
    headerClassName: 'column--planned',
  },
  {
    field: 'actual',
    headerName: 'Actual',
    type: 'number',
    minWidth: 88,
    flex: 1,
    headerClassName: 'column--actual',
  },
];

const rows = [
  { id: 1, team: 'Design', planned: 120, actual: 134 },
  { id: 2, team: 'Frontend', planned: 320, actual: 298 },
  { id: 3, team: 'Backend', planned: 280, actual: 301 },
  { id: 4, team: 'Support', planned: 90, actual: 88 },
];

export default function StyledHeaderGrid() {
  return (
    <Box
      sx={{
        width: '100%',
        '& .column--planned': { bgcolor: 'action.hover' },
        '& .column--actual': {
          bgcolor: (theme) => alpha(theme.palette.success.main, 0.2),
        },
        [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
      }}
    >
      <DataGrid
        autoHeight
        aria-label="Hours by team"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
