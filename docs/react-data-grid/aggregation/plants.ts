import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Plant {
  id: number;
  name: string;
  source: 'Wind' | 'Solar' | 'Water';
  opened: Date;
  /** In gigawatt hours a year. */
  output: number;
}

export const plants: Plant[] = [
  {
    id: 1,
    name: 'Nordsand',
    source: 'Wind',
    opened: new Date(2016, 4, 2),
    output: 412,
  },
  {
    id: 2,
    name: 'Hallig West',
    source: 'Wind',
    opened: new Date(2021, 8, 14),
    output: 655,
  },
  {
    id: 3,
    name: 'Serra Alta',
    source: 'Solar',
    opened: new Date(2019, 2, 21),
    output: 138,
  },
  {
    id: 4,
    name: 'Campo Novo',
    source: 'Solar',
    opened: new Date(2023, 5, 8),
    output: 204,
  },
  {
    id: 5,
    name: 'Gletscherbach',
    source: 'Water',
    opened: new Date(1987, 9, 1),
    output: 891,
  },
];

export const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 86 },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 92 },
  { field: 'output', headerName: 'GWh a year', type: 'number', width: 100 },
];
