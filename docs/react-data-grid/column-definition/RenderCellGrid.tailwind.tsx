import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { projects } from './projects';
import type { Project } from './projects';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

function Progress({ share }: { share: number }) {
  return (
    <div className="relative h-6 w-full overflow-hidden rounded-md bg-black/8 dark:bg-white/8">
      <div
        className="h-full bg-[#0288d1]/40 dark:bg-[#29b6f6]/40"
        style={{ width: percent.format(share) }}
      />
      <span className="absolute inset-0 grid place-items-center">
        {percent.format(share)}
      </span>
    </div>
  );
}

const columns: GridColDef<Project>[] = [
  { field: 'name', headerName: 'Project', width: 130 },
  {
    field: 'done',
    headerName: 'Done',
    type: 'number',
    headerAlign: 'left',
    flex: 1,
    minWidth: 120,
    valueFormatter: ({ value }) => percent.format(value),
    renderCell: ({ row }) => <Progress share={row.done} />,
  },
];

export default function RenderCellGrid() {
  return (
    <div className="h-[266px] w-full">
      <DataGrid
        aria-label="Projects"
        rows={projects}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
