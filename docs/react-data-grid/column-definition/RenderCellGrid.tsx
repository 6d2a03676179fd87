import * as React from 'react';
import { alpha, styled } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { projects } from './projects';
import type { Project } from './projects';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  height: 24,
  overflow: 'hidden',
  borderRadius: 6,
  backgroundColor: alpha(theme.palette.text.primary, 0.08),
}));

const Bar = styled('div')(({ theme }) => ({
  height: '100%',
  backgroundColor: alpha(theme.palette.info.main, 0.4),
}));

const Label = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

function Progress({ share }: { share: number }) {
  return (
    <Track>
      <Bar style={{ width: percent.format(share) }} />
      <Label>{percent.format(share)}</Label>
    </Track>
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
    <div style={{ width: '100%', height: 266 }}>
      <DataGrid
        aria-label="Projects"
        rows={projects}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
