// long: collecting, saving, trying again and discarding
import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
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
];

const isSame = (a: Order, b: Order) =>
  a.customer === b.customer && a.status === b.status;

export default function BulkEditingNoSnap() {
  const [stored, setStored] = React.useState(() => makeOrders(1000));
  const [server] = React.useState(() => createFakeServer(stored));
  const [changes, setChanges] = React.useState<Record<number, Order>>({});
  const [state, setState] = React.useState<'saving' | 'failed'>();
  const changed = Object.values(changes);

  const rows = React.useMemo(
    () => stored.map((order) => changes[order.id] ?? order),
    [stored, changes],
  );
  const collect = (order: Order) => {
    const old = stored.find(({ id }) => id === order.id);
    setChanges(({ [order.id]: _earlier, ...others }) =>
      old && isSame(old, order) ? others : { ...others, [order.id]: order },
    );
    return order;
  };
  const saveAll = async () => {
    setState('saving');
    try {
      await Promise.all(changed.map((order) => server.save(order)));
      setStored(rows);
      setChanges({});
      setState(undefined);
    } catch {
      setState('failed');
    }
  };

  return (
    <Stack
      spacing={1}
      sx={{
        height: 460,
        width: '100%',
        '& .row--changed': {
          bgcolor: (theme) => alpha(theme.palette.warning.main, 0.2),
        },
      }}
    >
      <ServerSwitches settings={server.settings} />
      <Box>
        <Button
          disabled={!changed.length || state === 'saving'}
          onClick={saveAll}
        >
          {`Save (${changed.length})`}
        </Button>
        <Button
          disabled={!changed.length || state === 'saving'}
          onClick={() => {
            setChanges({});
            setState(undefined);
          }}
        >
          Discard
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, saved together"
          columns={columns}
          rows={rows}
          loading={state === 'saving'}
          isCellEditable={() => state !== 'saving'}
          processRowUpdate={collect}
          getRowClassName={({ id }) =>
            changes[Number(id)] ? 'row--changed' : ''
          }
          disableRowSelectionOnClick
        />
      </Box>
      {state === 'failed' && (
        <Alert severity="error">
          The changes are not saved. Save again, or discard them.
        </Alert>
      )}
    </Stack>
  );
}
