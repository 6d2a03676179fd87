import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowHeightParams } from '@mui/x-data-grid';

interface Talk {
  id: number;
  time: string;
  title: string;
  speaker?: string;
}

const columns: GridColDef<Talk>[] = [
  { field: 'time', headerName: 'Time', width: 75 },
  {
    field: 'title',
    headerName: 'Talk',
    flex: 1,
    minWidth: 170,
    renderCell: ({ row }) => (
      <Stack sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {row.title}
        </Typography>
        {row.speaker && (
          <Typography variant="caption" color="text.secondary" noWrap>
            {row.speaker}
          </Typography>
        )}
      </Stack>
    ),
  },
];

const rows: Talk[] = [
  { id: 1, time: '9:00', title: 'Doors open' },
  { id: 2, time: '9:30', title: 'Tables for everyone', speaker: 'Ada Kim' },
  { id: 3, time: '10:30', title: 'Coffee' },
  { id: 4, time: '11:00', title: 'Fast by default', speaker: 'Théo Blanc' },
  { id: 5, time: '12:00', title: 'Lunch' },
];

function getRowHeight({ model, densityFactor }: GridRowHeightParams) {
  return (model as Talk).speaker ? 72 * densityFactor : 36 * densityFactor;
}

export default function VariableRowHeightGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Program"
      columns={columns}
      rows={rows}
      getRowHeight={getRowHeight}
      hideFooter
    />
  );
}
