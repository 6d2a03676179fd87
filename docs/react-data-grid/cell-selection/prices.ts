import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Prices {
  id: number;
  room: string;
  fri: number;
  sat: number;
  sun: number;
}

export const DAYS = ['fri', 'sat', 'sun'] as const;

export const columns: GridColDef<Prices>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 90 },
  { field: 'fri', headerName: 'Fri', type: 'number', width: 70 },
  { field: 'sat', headerName: 'Sat', type: 'number', width: 70 },
  { field: 'sun', headerName: 'Sun', type: 'number', width: 70 },
];

export const rows: Prices[] = [
  { id: 1, room: 'Attic', fri: 90, sat: 95, sun: 80 },
  { id: 2, room: 'Garden', fri: 120, sat: 130, sun: 110 },
  { id: 3, room: 'Harbor', fri: 140, sat: 155, sun: 125 },
  { id: 4, room: 'Tower', fri: 180, sat: 200, sun: 160 },
];

/** Saturday and Sunday of two rooms. A new object, because the grid changes it. */
export const makeWeekend = () => ({
  2: { sat: true, sun: true },
  3: { sat: true, sun: true },
});
