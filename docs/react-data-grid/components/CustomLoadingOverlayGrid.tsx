import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 75 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 75 },
];

const rows = [
  { id: 1, station: 'Central station', bikes: 4, docks: 26 },
  { id: 2, station: 'University', bikes: 18, docks: 2 },
  { id: 3, station: 'Harbor', bikes: 9, docks: 11 },
  { id: 4, station: 'City park', bikes: 0, docks: 16 },
];

export default function CustomLoadingOverlayGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Bike stations"
      columns={columns}
      rows={rows}
      loading
      slots={{ loadingOverlay: LinearProgress }}
      slotProps={{ loadingOverlay: { 'aria-label': 'Loading stations' } }}
      hideFooter
    />
  );
}
