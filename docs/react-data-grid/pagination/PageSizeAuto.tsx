import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function PageSizeAuto() {
  const rows = React.useMemo(() => makeOrders(1_000), []);
  const [height, setHeight] = React.useState(320);

  return (
    <Box sx={{ width: '100%', height: 520 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the grid"
        value={height}
        onChange={(_event, next: number | null) => next && setHeight(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={320}>320 px</ToggleButton>
        <ToggleButton value={460}>460 px</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height }}>
        <DataGrid
          aria-label="Orders"
          columns={columns}
          rows={rows}
          autoPageSize
          pageSizeOptions={[]}
        />
      </Box>
    </Box>
  );
}
