import type { GridColDef, GridRowParams } from '@mui/x-data-grid';

export interface Invoice {
  id: number;
  customer: string;
  state: 'Open' | 'Paid';
}

export const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'state', headerName: 'State', width: 70 },
];

export const rows: Invoice[] = [
  { id: 2041, customer: 'Café Lumen', state: 'Open' },
  { id: 2042, customer: 'Studio Brandt', state: 'Paid' },
  { id: 2043, customer: 'Hotel Miramar', state: 'Open' },
  { id: 2044, customer: 'Velo Rossi', state: 'Paid' },
];

/** Only an open invoice can get a reminder. */
export function isOpen({ row }: Pick<GridRowParams<Invoice>, 'row'>) {
  return row.state === 'Open';
}
