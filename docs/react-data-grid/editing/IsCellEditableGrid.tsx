import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { renderNamedEditor } from '../shared/namedEditors';
import { months } from './months';
import type { Month } from './months';

const columns: GridColDef<Month>[] = [
  { field: 'month', headerName: 'Month', flex: 1, minWidth: 80 },
  {
    field: 'rent',
    headerName: 'Rent',
    type: 'number',
    width: 90,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
  {
    field: 'power',
    headerName: 'Power',
    type: 'number',
    width: 90,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
];

export default function IsCellEditableGrid() {
  return (
    <Box
      sx={{
        width: '100%',
        [`& .${gridClasses['cell--editable']}`]: {
          bgcolor: 'action.hover',
          cursor: 'text',
        },
      }}
    >
      <DataGrid
        autoHeight
        aria-label="Costs by month"
        columns={columns}
        rows={months}
        isCellEditable={({ row }) => !row.isClosed}
        hideFooter
      />
    </Box>
  );
}
