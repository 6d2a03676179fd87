import type { GridColDef } from '@mui/x-data-grid';

export interface Budget {
  id: number;
  team: string;
  spent: number;
  /** Percent of the budget; negative if it is exceeded. */
  left: number;
}

export const rows: Budget[] = [
  { id: 1, team: 'Research', spent: 48_200, left: 12 },
  { id: 2, team: 'Marketing', spent: 31_900, left: -6 },
  { id: 3, team: 'Support', spent: 18_400, left: 31 },
  { id: 4, team: 'Events', spent: 22_750, left: -14 },
];

export const columns: GridColDef<Budget>[] = [
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 90 },
  { field: 'spent', headerName: 'Spent, €', type: 'number', width: 85 },
  { field: 'left', headerName: 'Left, %', type: 'number', width: 85 },
];
