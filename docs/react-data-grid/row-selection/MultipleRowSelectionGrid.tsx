import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'file', headerName: 'File', flex: 1, minWidth: 150 },
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 110 },
];

const rows = [
  { id: 'a1', file: 'contract.pdf', size: 184 },
  { id: 'a2', file: 'floor-plan.png', size: 2310 },
  { id: 'a3', file: 'invoice-march.pdf', size: 96 },
  { id: 'a4', file: 'keys.txt', size: 1 },
  { id: 'a5', file: 'photos.zip', size: 48200 },
];

export default function MultipleRowSelectionGrid() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([
    'a2',
    'a3',
  ]);

  return (
    <DataGridPro
      autoHeight
      aria-label="Files"
      columns={columns}
      rows={rows}
      rowSelectionModel={selection}
      onRowSelectionModelChange={setSelection}
    />
  );
}
