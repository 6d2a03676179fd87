import type { GridColDef } from '@mui/x-data-grid';

export interface Station {
  id: string;
  name: string;
  platforms: number;
  passengers: number;
}

/** Stations of a railway line; `passengers` is a daily mean. */
export const stations: Station[] = [
  { id: 'AB', name: 'Abbey Road', platforms: 2, passengers: 1840 },
  { id: 'BR', name: 'Bridge Street', platforms: 4, passengers: 12600 },
  { id: 'CE', name: 'Central', platforms: 12, passengers: 86400 },
  { id: 'DO', name: 'Docks', platforms: 3, passengers: 7250 },
  { id: 'EA', name: 'East Park', platforms: 2, passengers: 3120 },
  { id: 'FA', name: 'Fairground', platforms: 1, passengers: 640 },
  { id: 'GR', name: 'Green Hill', platforms: 2, passengers: 2280 },
  { id: 'HA', name: 'Harbour', platforms: 6, passengers: 21900 },
];

export const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'platforms', headerName: 'Platforms', type: 'number', width: 90 },
  { field: 'passengers', headerName: 'Per day', type: 'number', width: 80 },
];
