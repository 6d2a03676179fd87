import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { projects } from './projects';
import type { Project } from './projects';
import './RenderCellGrid.css';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

function Progress({ share }: { share: number }) {
  return (
    <div className="render-cell-grid-track">
      <div
        className="render-cell-grid-bar"
        style={{ width: percent.format(share) }}
      />
      <span className="render-cell-grid-label">{percent.format(share)}</span>
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
    <div className="render-cell-grid">
      <DataGrid
        aria-label="Projects"
        rows={projects}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
