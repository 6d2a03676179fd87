import type { GridColDef } from '@mui/x-data-grid';

export interface Hike {
  id: number;
  name: string;
  /** In kilometers. */
  length: number;
  /** In meters. */
  climb: number;
}

export const columns: GridColDef<Hike>[] = [
  { field: 'name', headerName: 'Hike', flex: 1, minWidth: 100 },
  { field: 'length', headerName: 'km', type: 'number', width: 68 },
  { field: 'climb', headerName: 'Climb (m)', type: 'number', width: 108 },
];

export const rows: Hike[] = [
  { id: 1, name: 'Preikestolen', length: 8, climb: 500 },
  { id: 2, name: 'Hardergrat', length: 24, climb: 1900 },
  { id: 3, name: 'Vereda do Larano', length: 15, climb: 450 },
  { id: 4, name: 'Lac Blanc', length: 12, climb: 1000 },
  { id: 5, name: 'Cinque Torri', length: 8, climb: 430 },
];
