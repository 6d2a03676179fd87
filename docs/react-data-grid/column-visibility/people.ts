import type { GridColDef } from '@mui/x-data-grid';

export const people = [
  { id: 1, name: 'Amina Diallo', role: 'Design', city: 'Lyon', phone: '210' },
  { id: 2, name: 'Jonas Weber', role: 'Sales', city: 'Kiel', phone: '214' },
  {
    id: 3,
    name: 'Marta Kowalska',
    role: 'Support',
    city: 'Gdańsk',
    phone: '233',
  },
];

export const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 140, hideable: false },
  { field: 'role', headerName: 'Team', width: 90 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'phone', headerName: 'Phone', width: 80 },
];
