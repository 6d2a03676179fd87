import type { GridColDef } from '@mui/x-data-grid-pro';

export const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 130 },
  { field: 'to', headerName: 'Destination', width: 220 },
  { field: 'departs', headerName: 'Departs', width: 180 },
  { field: 'platform', headerName: 'Platform', width: 180 },
  { field: 'delay', headerName: 'Delay', type: 'number', width: 120 },
];

export const rows = [
  {
    id: 1,
    line: 'IC 5',
    to: 'Geneva Airport',
    departs: '08:32',
    platform: '7',
    delay: 0,
  },
  {
    id: 2,
    line: 'S 8',
    to: 'Pfäffikon',
    departs: '08:36',
    platform: '33',
    delay: 4,
  },
  {
    id: 3,
    line: 'IR 36',
    to: 'Basel',
    departs: '08:41',
    platform: '12',
    delay: 0,
  },
  {
    id: 4,
    line: 'EC 317',
    to: 'Milano Centrale',
    departs: '08:55',
    platform: '9',
    delay: 12,
  },
];
