import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 110 },
  {
    field: 'days',
    headerName: 'Water every … days',
    type: 'number',
    editable: true,
    flex: 1,
    minWidth: 160,
  },
];

const rows = [
  { id: 1, plant: 'Fern', days: 2 },
  { id: 2, plant: 'Aloe', days: 14 },
  { id: 3, plant: 'Basil', days: 1 },
];

export default function DoubleClickWithCtrlToEdit() {
  return (
    <Stack spacing={1} sx={{ height: 262, width: '100%' }}>
      <Typography variant="body2">
        Hold Ctrl or ⌘ and double-click a number to edit it.
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="House plants"
          rows={rows}
          columns={columns}
          onCellDoubleClick={(_params, event) => {
            if (!event.ctrlKey && !event.metaKey) {
              event.defaultMuiPrevented = true;
            }
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
