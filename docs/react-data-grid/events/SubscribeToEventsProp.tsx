import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 90 },
  { field: 'leaves', headerName: 'Leaves', width: 80 },
];

const rows = [
  { id: 1, ferry: 'Astrid', to: 'Amrum', leaves: '08:15', pier: 2 },
  { id: 2, ferry: 'Nordlicht', to: 'Juist', leaves: '09:00', pier: 5 },
  { id: 3, ferry: 'Albatros', to: 'Sylt', leaves: '09:40', pier: 1 },
];

export default function SubscribeToEventsProp() {
  const [message, setMessage] = React.useState('Click a ferry.');

  const showPier: GridEventListener<'rowClick'> = ({ row }) => {
    setMessage(`${row.ferry} leaves from pier ${row.pier}.`);
  };

  return (
    <Stack spacing={1} sx={{ height: 290, width: '100%' }}>
      <Alert severity="info">{message}</Alert>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Ferries"
          rows={rows}
          columns={columns}
          onRowClick={showPier}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
