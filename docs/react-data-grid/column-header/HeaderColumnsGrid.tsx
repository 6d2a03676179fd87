import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'line', width: 90 },
  { field: 'to', headerName: 'Destination', minWidth: 140, flex: 1 },
  { field: 'departs', headerName: 'Departs', width: 110 },
  {
    field: 'delay',
    headerName: 'Delay',
    type: 'number',
    width: 110,
    description: 'Minutes after the planned departure',
  },
];

const rows = [
  { id: 1, line: 'IC 5', to: 'Geneva Airport', departs: '08:32', delay: 0 },
  { id: 2, line: 'S 8', to: 'Pfäffikon', departs: '08:36', delay: 4 },
  { id: 3, line: 'IR 36', to: 'Basel', departs: '08:41', delay: 0 },
  { id: 4, line: 'EC 317', to: 'Milano Centrale', departs: '08:55', delay: 12 },
];

export default function HeaderColumnsGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Departures"
      columns={columns}
      rows={rows}
      hideFooter
    />
  );
}
