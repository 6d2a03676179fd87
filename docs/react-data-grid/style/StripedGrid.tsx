import * as React from 'react';
import { alpha } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total, €', type: 'number', width: 110 },
];

const stripe = (opacity: number) => (theme: Theme) =>
  alpha(theme.palette.info.main, opacity);

export default function StripedGrid() {
  const rows = React.useMemo(() => makeOrders(1000), []);

  return (
    <div style={{ width: '100%', height: 371 }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        sx={{
          '& .odd': {
            bgcolor: stripe(0.1),
            '&:hover': { bgcolor: stripe(0.18) },
            '&.Mui-selected, &.Mui-selected:hover': { bgcolor: stripe(0.3) },
          },
        }}
      />
    </div>
  );
}
