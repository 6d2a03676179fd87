import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 120 },
  { field: 'reader', headerName: 'Lent to', width: 90 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
];

const rows = [
  { id: 1, book: 'Persuasion', reader: 'Noah', due: new Date(2026, 2, 20) },
  { id: 2, book: 'Dracula', reader: 'Claire', due: new Date(2026, 2, 4) },
  { id: 3, book: 'Middlemarch', reader: 'Paulo', due: new Date(2026, 3, 1) },
  { id: 4, book: 'Walden', reader: 'Freja', due: new Date(2026, 2, 11) },
];

export default function InitialSort() {
  return (
    <DataGrid
      autoHeight
      aria-label="Lent books"
      columns={columns}
      rows={rows}
      initialState={{
        sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
      }}
      hideFooter
    />
  );
}
