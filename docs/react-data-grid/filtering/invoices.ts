import type { GridColDef } from '@mui/x-data-grid';
import { shortTextOperators } from '../shared/shortText';

export interface Invoice {
  id: number;
  client: string;
  amount: number;
  due: Date;
  paid: boolean;
}

export const columns: GridColDef<Invoice>[] = [
  {
    field: 'client',
    headerName: 'Client',
    flex: 1,
    minWidth: 110,
    filterOperators: shortTextOperators,
  },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 138 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 100 },
];

export const rows: Invoice[] = [
  {
    id: 2601,
    client: 'Café Zoé',
    amount: 480,
    due: new Date(2026, 1, 6),
    paid: true,
  },
  {
    id: 2602,
    client: 'Hotel Aurora',
    amount: 5200,
    due: new Date(2026, 1, 20),
    paid: false,
  },
  {
    id: 2603,
    client: 'Müller & Søn',
    amount: 1350,
    due: new Date(2026, 2, 3),
    paid: false,
  },
  {
    id: 2604,
    client: 'Cafeteria 21',
    amount: 240,
    due: new Date(2026, 2, 9),
    paid: true,
  },
  {
    id: 2605,
    client: 'Museo Nacional',
    amount: 8900,
    due: new Date(2026, 2, 15),
    paid: false,
  },
];
