import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import { columns } from './columns';

export default function RestoreStateInitialState() {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => makeOrders(1_000), []);
  const [open, setOpen] = React.useState(true);
  const [state, setState] = React.useState<GridInitialState>({
    sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
    columns: { columnVisibilityModel: { id: false, country: false } },
  });

  const toggle = () => {
    if (open) {
      setState(apiRef.current.exportState());
    }
    setOpen(!open);
  };

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={open} onChange={toggle} />}
        label="Show the orders"
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {open ? (
          <DataGrid
            apiRef={apiRef}
            aria-label="Orders"
            columns={columns}
            rows={rows}
            initialState={state}
          />
        ) : null}
      </Box>
    </Stack>
  );
}
