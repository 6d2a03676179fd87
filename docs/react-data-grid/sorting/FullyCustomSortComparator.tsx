import * as React from 'react';
import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridComparatorFn } from '@mui/x-data-grid';
import { rows, SEVERITIES } from './tickets';
import type { Severity } from './tickets';

const bySeverity: GridComparatorFn<Severity> = (first, second) =>
  SEVERITIES.indexOf(first) - SEVERITIES.indexOf(second);

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Ticket', flex: 1, minWidth: 150 },
  {
    field: 'severity',
    headerName: 'Severity',
    width: 125,
    sortComparator: bySeverity,
    cellClassName: ({ value }) => `severity--${value}`,
  },
];

export default function FullyCustomSortComparator() {
  return (
    <Box
      sx={{
        width: '100%',
        '& .severity--Critical': {
          bgcolor: (theme) => alpha(theme.palette.error.main, 0.25),
        },
        '& .severity--High': {
          bgcolor: (theme) => alpha(theme.palette.warning.main, 0.25),
        },
      }}
    >
      <DataGrid
        autoHeight
        aria-label="Tickets"
        columns={columns}
        rows={rows}
        initialState={{
          sorting: { sortModel: [{ field: 'severity', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
