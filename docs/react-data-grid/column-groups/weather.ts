import type { GridColDef } from '@mui/x-data-grid';

export const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', minWidth: 110, flex: 1 },
  { field: 'low', headerName: 'Low', type: 'number', width: 80 },
  { field: 'high', headerName: 'High', type: 'number', width: 80 },
  { field: 'wind', headerName: 'Wind', type: 'number', width: 90 },
  { field: 'gusts', headerName: 'Gusts', type: 'number', width: 90 },
];

export const rows = [
  { id: 1, station: 'Lugano', low: 8, high: 15, wind: 7, gusts: 19 },
  { id: 2, station: 'Zurich', low: 4, high: 9, wind: 14, gusts: 41 },
  { id: 3, station: 'Säntis', low: 1, high: 3, wind: 48, gusts: 97 },
];
