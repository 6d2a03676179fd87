import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Hour', width: 76 },
  ...DAYS.map((day): GridColDef => ({
    field: day,
    type: 'number',
    flex: 1,
    minWidth: 48,
    sortable: false,
    disableColumnMenu: true,
  })),
];

const rows = [
  { id: '08:00', Mon: 21, Tue: 14, Wed: 9, Thu: 16, Fri: 24 },
  { id: '10:00', Mon: 48, Tue: 37, Wed: 30, Thu: 41, Fri: 55 },
  { id: '12:00', Mon: 62, Tue: 58, Wed: 44, Thu: 60, Fri: 78 },
  { id: '14:00', Mon: 35, Tue: 40, Wed: 28, Thu: 39, Fri: 52 },
  { id: '16:00', Mon: 18, Tue: 22, Wed: 12, Thu: 25, Fri: 31 },
];

const levelClassNames = [
  '',
  'bg-[#ed6c02]/15 dark:bg-[#ffa726]/15',
  'bg-[#ed6c02]/35 dark:bg-[#ffa726]/35',
  'bg-[#ed6c02]/55 dark:bg-[#ffa726]/55',
];

function heat({ value }: GridCellParams) {
  return typeof value === 'number'
    ? (levelClassNames[Math.min(Math.floor(value / 20), 3)] ?? '')
    : '';
}

export default function StylingAllCells() {
  return (
    <div className="w-full">
      <DataGrid
        autoHeight
        aria-label="Calls by hour"
        columns={columns}
        rows={rows}
        getCellClassName={heat}
        hideFooter
      />
    </div>
  );
}
