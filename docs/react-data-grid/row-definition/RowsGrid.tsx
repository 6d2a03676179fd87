import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 80 },
  { field: 'since', headerName: 'Since', width: 70 },
];

const rows: GridRowsProp = [
  { id: 1, name: 'Amina Diallo', role: 'Captain', since: 2019, cabin: 1 },
  { id: 2, name: 'Jonas Weber', role: 'Engineer', since: 2021, cabin: 4 },
  { id: 3, name: 'Lucía Romero', role: 'Cook', since: 2024, cabin: 2 },
  { id: 4, name: 'Emil Holm', role: 'Deckhand', since: 2025, cabin: 3 },
];

export default function RowsGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Crew"
      columns={columns}
      rows={rows}
      hideFooter
    />
  );
}
