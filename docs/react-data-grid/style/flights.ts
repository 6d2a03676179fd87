import type { GridColDef } from '@mui/x-data-grid';

export interface Flight {
  id: string;
  to: string;
  time: string;
  state: 'On time' | 'Boarding' | 'Delayed';
}

export const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'state', headerName: 'State', width: 100 },
];

export const rows: Flight[] = [
  { id: 'LX 318', to: 'London', time: '09:40', state: 'Boarding' },
  { id: 'TP 928', to: 'Lisbon', time: '09:55', state: 'Delayed' },
  { id: 'SK 602', to: 'Copenhagen', time: '10:05', state: 'On time' },
  { id: 'IB 371', to: 'Madrid', time: '10:10', state: 'Boarding' },
  { id: 'LO 412', to: 'Warsaw', time: '10:30', state: 'Delayed' },
];
