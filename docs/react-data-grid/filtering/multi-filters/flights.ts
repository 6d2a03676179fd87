import type { GridColDef } from '@mui/x-data-grid-pro';
import { shortTextOperators } from '../../shared/shortText';

export interface Flight {
  id: string;
  to: string;
  airline: string;
  minutes: number;
}

export const columns: GridColDef<Flight>[] = [
  {
    field: 'to',
    headerName: 'To',
    flex: 1,
    minWidth: 100,
    filterOperators: shortTextOperators,
  },
  {
    field: 'airline',
    headerName: 'Airline',
    flex: 1,
    minWidth: 110,
    filterOperators: shortTextOperators,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 118 },
];

export const rows: Flight[] = [
  { id: 'KL 1955', to: 'Amsterdam', airline: 'KLM', minutes: 95 },
  { id: 'TP 933', to: 'Lisbon', airline: 'TAP', minutes: 165 },
  { id: 'SK 604', to: 'Copenhagen', airline: 'SAS', minutes: 110 },
  { id: 'LX 638', to: 'Paris', airline: 'Swiss', minutes: 75 },
  { id: 'LX 2084', to: 'Lisbon', airline: 'Swiss', minutes: 170 },
];
