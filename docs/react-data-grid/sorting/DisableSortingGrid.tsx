import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'step', headerName: 'Step', type: 'number', width: 75 },
  {
    field: 'task',
    headerName: 'Task',
    flex: 1,
    minWidth: 140,
    sortable: false,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const rows = [
  { id: 1, step: 1, task: 'Knead the dough', minutes: 12 },
  { id: 2, step: 2, task: 'Let it rise', minutes: 90 },
  { id: 3, step: 3, task: 'Shape the loaf', minutes: 8 },
  { id: 4, step: 4, task: 'Bake', minutes: 45 },
];

export default function DisableSortingGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="How to bake bread"
      columns={columns}
      rows={rows}
      initialState={{
        sorting: { sortModel: [{ field: 'minutes', sort: 'desc' }] },
      }}
      hideFooter
    />
  );
}
