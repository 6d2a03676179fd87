import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', width: 100 },
  {
    field: 'from',
    headerName: 'From',
    width: 120,
    colSpan: 2,
    sortable: false,
    valueGetter: ({ row }) => `${row.from} – ${row.to}`,
  },
  { field: 'to', headerName: 'To', minWidth: 120, flex: 1, sortable: false },
  { field: 'duration', headerName: 'Duration', width: 110 },
];

const rows = [
  { id: 1, train: 'TGV 9218', from: 'Zurich', to: 'Paris', duration: '4:04' },
  { id: 2, train: 'ICE 72', from: 'Zurich', to: 'Hamburg', duration: '7:35' },
  { id: 3, train: 'EC 311', from: 'Zurich', to: 'Milan', duration: '3:17' },
];

export default function ColumnSpanningNumber() {
  return (
    <DataGrid
      autoHeight
      aria-label="Direct trains"
      columns={columns}
      rows={rows}
      hideFooter
      disableColumnMenu
      showCellVerticalBorder
      showColumnVerticalBorder
    />
  );
}
