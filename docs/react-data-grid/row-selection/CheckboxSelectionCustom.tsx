import * as React from 'react';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140 },
  { field: 'who', headerName: 'Who', width: 80 },
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 72,
    headerName: 'Done',
    renderHeader: () => 'Done',
  },
];

const rows = [
  { id: 1, task: 'Water the plants', who: 'Noah' },
  { id: 2, task: 'Empty the letter box', who: 'Zofia' },
  { id: 3, task: 'Feed the cat', who: 'Noah' },
];

export default function CheckboxSelectionCustom() {
  return (
    <DataGrid
      autoHeight
      aria-label="Tasks"
      columns={columns}
      rows={rows}
      checkboxSelection
      hideFooter
    />
  );
}
