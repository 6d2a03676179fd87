import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 70 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 70 },
];

const rows = [
  { id: 1, code: 'A 01', room: 'Lecture hall', seats: 240 },
  { id: 2, code: 'A 12', room: 'Seminar room', seats: 32 },
  { id: 3, code: 'B 03', room: 'Laboratory', seats: 18 },
  { id: 4, code: 'B 07', room: 'Library', seats: 60 },
  { id: 5, code: 'C 02', room: 'Workshop', seats: 14 },
];

export default function DensitySelectorSmallGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Rooms"
      columns={columns}
      rows={rows}
      density="compact"
      hideFooter
    />
  );
}
