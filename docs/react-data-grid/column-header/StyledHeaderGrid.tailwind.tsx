import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', minWidth: 95, flex: 2 },
  {
    field: 'planned',
    headerName: 'Planned',
    type: 'number',
    minWidth: 88,
    flex: 1,
    headerClassName: 'bg-slate-100 dark:bg-slate-800',
  },
  {
    field: 'actual',
    headerName: 'Actual',
    type: 'number',
    minWidth: 88,
    flex: 1,
    headerClassName: 'bg-emerald-100 dark:bg-emerald-900',
  },
];

const rows = [
  { id: 1, team: 'Design', planned: 120, actual: 134 },
  { id: 2, team: 'Frontend', planned: 320, actual: 298 },
  { id: 3, team: 'Backend', planned: 280, actual: 301 },
  { id: 4, team: 'Support', planned: 90, actual: 88 },
];

export default function StyledHeaderGrid() {
  return (
    <div className="w-full [&_.MuiDataGrid-columnHeaderTitle]:font-bold!">
      <DataGrid
        autoHeight
        aria-label="Hours by team"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
