import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, GridCellEditStopReasons } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createFakeServer } from '../shared/fakeServer';
import { renderNamedEditor } from '../shared/namedEditors';
import { makeOrders, STATUSES } from '../shared/orders';
import type { Order } from '../shared/orders';
import { ServerSwitches } from '../shared/serverSwitches';

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    width: 110,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
  { field: 'id', headerName: 'Order', width: 80 },
];

export default function ServerSidePersistence() {
  const [orders] = React.useState(() => makeOrders(1000));
  const [server] = React.useState(() => createFakeServer(orders));
  const [pending, setPending] = React.useState(0);
  const [problem, setProblem] = React.useState('');

  const save = async (newRow: Order, oldRow: Order) => {
    if (
      newRow.customer === oldRow.customer &&
      newRow.status === oldRow.status
    ) {
      return oldRow;
    }
    setPending((count) => count + 1);
    try {
      const saved = await server.save(newRow);
      setProblem('');
      return saved;
    } finally {
      setPending((count) => count - 1);
    }
  };

  return (
    <Stack sx={{ height: 440, width: '100%' }} spacing={1}>
      <ServerSwitches settings={server.settings} />
      <Box sx={{ height: 4 }}>
        {pending > 0 && <LinearProgress aria-label="Saving" />}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          columns={columns}
          rows={orders}
          processRowUpdate={save}
          onProcessRowUpdateError={(error) => setProblem(error.message)}
          onCellEditStop={({ reason }) => {
            if (reason === GridCellEditStopReasons.escapeKeyDown) {
              setProblem('');
            }
          }}
          disableRowSelectionOnClick
        />
      </Box>
      {problem && (
        <Alert severity="error" onClose={() => setProblem('')}>
          {problem}. Enter tries again, Escape restores the old value.
        </Alert>
      )}
    </Stack>
  );
}
