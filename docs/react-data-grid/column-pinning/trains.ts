import type { GridColDef } from '@mui/x-data-grid-pro';

export const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'to', headerName: 'Destination', width: 150 },
  { field: 'via', headerName: 'Via', width: 170 },
  { field: 'departs', headerName: 'Departs', width: 110 },
  { field: 'platform', headerName: 'Platform', width: 110 },
  { field: 'operator', headerName: 'Operator', width: 160 },
  { field: 'delay', headerName: 'Delay', type: 'number', width: 90 },
];

export const rows = [
  {
    id: 1,
    line: 'IC 5',
    to: 'Geneva Airport',
    via: 'Bern, Lausanne',
    operator: 'SBB',
    departs: '08:32',
    platform: '7',
    delay: 0,
  },
  {
    id: 2,
    line: 'S 8',
    to: 'Pfäffikon',
    via: 'Thalwil, Wädenswil',
    operator: 'S-Bahn Zürich',
    departs: '08:36',
    platform: '33',
    delay: 4,
  },
  {
    id: 3,
    line: 'IR 36',
    to: 'Basel',
    via: 'Baden, Brugg',
    operator: 'SBB',
    departs: '08:41',
    platform: '12',
    delay: 0,
  },
  {
    id: 4,
    line: 'EC 317',
    to: 'Milano Centrale',
    via: 'Lugano, Como',
    operator: 'Trenitalia',
    departs: '08:55',
    platform: '9',
    delay: 12,
  },
];
