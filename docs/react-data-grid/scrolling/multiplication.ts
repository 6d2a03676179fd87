import type { GridColDef } from '@mui/x-data-grid';

/** A table of products: the cell of row 7 and column 8 is 56. */
export const SIZE = 100;

export const columns: GridColDef[] = Array.from(
  { length: SIZE },
  (_column, index) => ({
    field: `x${index + 1}`,
    headerName: `× ${index + 1}`,
    type: 'number',
    width: 90,
    sortable: false,
  }),
);

export const rows = Array.from({ length: SIZE }, (_row, index) => ({
  id: index + 1,
  ...Object.fromEntries(
    columns.map(({ field }, column) => [field, (index + 1) * (column + 1)]),
  ),
}));
