import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 140 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
];

const rows = [
  { id: 1, hut: 'Adlerhorst', beds: 24, phone: '+41 27 555 01 10' },
  { id: 2, hut: 'Blauseehütte', beds: 60, phone: '+41 33 555 01 22' },
  { id: 3, hut: 'Capanna Sole', beds: 38, phone: '+41 91 555 01 37' },
  { id: 4, hut: 'Dentalet', beds: 16, phone: '+41 21 555 01 49' },
];

export default function SingleRowSelectionGrid() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([2]);
  const hut = rows.find(({ id }) => id === selection[0]);

  return (
    <Stack spacing={1} sx={{ height: 300, width: '100%' }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Huts"
          columns={columns}
          rows={rows}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </Box>
      <Typography variant="body2" aria-live="polite">
        {hut ? `Call ${hut.hut}: ${hut.phone}` : 'No hut selected'}
      </Typography>
    </Stack>
  );
}
