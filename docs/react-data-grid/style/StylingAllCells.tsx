import * as React from 'react';
import { alpha } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Hour', width: 76 },
  ...DAYS.map((day): GridColDef => ({
    field: day,
    type: 'number',
    flex: 1,
    minWidth: 48,
    sortable: false,
    disableColumnMenu: true,
  })),
];

const rows = [
  { id: '08:00', Mon: 21, Tue: 14, Wed: 9, Thu: 16, Fri: 24 },
  { id: '10:00', Mon: 48, Tue: 37, Wed: 30, Thu: 41, Fri: 55 },
  { id: '12:00', Mon: 62, Tue: 58, Wed: 44, Thu: 60, Fri: 78 },
  { id: '14:00', Mon: 35, Tue: 40, Wed: 28, Thu: 39, Fri: 52 },
  { id: '16:00', Mon: 18, Tue: 22, Wed: 12, Thu: 25, Fri: 31 },
];

function heat({ value }: GridCellParams) {
  if (typeof value !== 'number') {
    return '';
  }
  return `heat-${Math.min(Math.floor(value / 20), 3)}`;
}

const warning = (opacity: number) => (theme: Theme) =>
  alpha(theme.palette.warning.main, opacity);

export default function StylingAllCells() {
  return (
    <DataGrid
      autoHeight
      aria-label="Calls by hour"
      columns={columns}
      rows={rows}
      getCellClassName={heat}
      hideFooter
      sx={{
        '& .heat-1': { bgcolor: warning(0.15) },
        '& .heat-2': { bgcolor: warning(0.35) },
        '& .heat-3': { bgcolor: warning(0.55) },
      }}
    />
  );
}
