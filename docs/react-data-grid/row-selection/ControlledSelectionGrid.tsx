import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'seat', headerName: 'Seat', width: 80 },
  { field: 'area', headerName: 'Area', flex: 1, minWidth: 100 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
];

const rows = [
  { id: 'C4', seat: 'C4', area: 'Stalls', price: 48 },
  { id: 'C5', seat: 'C5', area: 'Stalls', price: 48 },
  { id: 'K11', seat: 'K11', area: 'Circle', price: 36 },
  { id: 'R2', seat: 'R2', area: 'Balcony', price: 22 },
];

export default function ControlledSelectionGrid() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([
    'C4',
    'C5',
  ]);
  const selectedIds = new Set(selection);
  const seats = rows.filter(({ id }) => selectedIds.has(id));
  const total = seats.reduce((sum, { price }) => sum + price, 0);

  return (
    <Stack sx={{ height: 304, width: '100%' }}>
      <Stack direction="row" alignItems="center" justifyContent="space-between">
        <Typography aria-live="polite">
          Seats: {seats.length}, {total} €
        </Typography>
        <Button onClick={() => setSelection([])}>Clear</Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Seats"
          columns={columns}
          rows={rows}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
