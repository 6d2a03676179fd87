import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Person {
  id: number;
  /** From the top of the tree to the person. */
  path: string[];
  job: string;
  /** The year in which the person joined. */
  since: number;
}

export const staff: Person[] = [
  { id: 1, path: ['Nadia'], job: 'Head of Design', since: 2014 },
  { id: 2, path: ['Nadia', 'Yusuf'], job: 'Typographer', since: 2021 },
  { id: 3, path: ['Nadia', 'Bea'], job: 'Illustrator', since: 2016 },
  { id: 4, path: ['Carlos'], job: 'Head of Print', since: 2011 },
  { id: 5, path: ['Carlos', 'Vera'], job: 'Press operator', since: 2020 },
  { id: 6, path: ['Carlos', 'Vera', 'Tom'], job: 'Apprentice', since: 2025 },
  { id: 7, path: ['Ada'], job: 'Accountant', since: 2018 },
];

export const getTreeDataPath = (row: Person) => row.path;

export const columns: GridColDef<Person>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 120 },
  {
    field: 'since',
    headerName: 'Since',
    type: 'number',
    width: 104,
    valueFormatter: ({ value }) => String(value ?? ''),
  },
];
