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
  {
    field: 'name',
    headerName: 'Name',
    minWidth: 140,
    flex: 1,
    hideable: false,
  },
  { field: 'role', headerName: 'Team', minWidth: 90, flex: 1 },
  { field: 'city', headerName: 'City', minWidth: 90, flex: 1 },
  { field: 'phone', headerName: 'Phone', width: 80 },
];
