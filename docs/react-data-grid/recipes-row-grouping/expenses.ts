import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Expense {
  id: number;
  traveler: string;
  what: string;
  city: string;
  amount: number;
}

export const expenses: Expense[] = [
  { id: 1, traveler: 'Mei Tan', what: 'Hotel', city: 'Oslo', amount: 310 },
  { id: 2, traveler: 'Mei Tan', what: 'Train', city: 'Oslo', amount: 84 },
  { id: 3, traveler: 'Juan Vega', what: 'Flight', city: 'Lyon', amount: 220 },
  { id: 4, traveler: 'Juan Vega', what: 'Taxi', city: 'Lyon', amount: 35 },
  { id: 5, traveler: 'Ada Obi', what: 'Hotel', city: 'Turin', amount: 190 },
  { id: 6, traveler: 'Ada Obi', what: 'Dinner', city: 'Turin', amount: 42 },
  { id: 7, traveler: 'Ada Obi', what: 'Tram', city: 'Turin', amount: 6 },
];

export const expenseColumns: GridColDef<Expense>[] = [
  { field: 'traveler', headerName: 'Traveler', width: 120 },
  { field: 'what', headerName: 'Expense', flex: 1, minWidth: 110 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 110 },
];
