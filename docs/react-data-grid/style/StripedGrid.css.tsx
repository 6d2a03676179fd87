import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import './StripedGrid.css';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total, €', type: 'number', width: 110 },
];

export default function StripedGrid() {
  const rows = React.useMemo(() => makeOrders(1000), []);

  return (
    <div className="striped-grid">
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? '' : 'striped-grid-odd'
        }
      />
    </div>
  );
}
