import type { GridColDef } from '@mui/x-data-grid';

export const columns: GridColDef[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 100 },
  { field: 'field', headerName: 'Field', width: 90 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 80 },
];

export const rows = [
  { id: 1, crop: 'Barley', field: 'North', tons: 41.5 },
  { id: 2, crop: 'Crème apple', field: 'Hill', tons: 12.8 },
  { id: 3, crop: 'Oats', field: 'North', tons: 27.2 },
  { id: 4, crop: 'Rye', field: 'River', tons: 33.9 },
];
