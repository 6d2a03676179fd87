import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridPinnedRowsProp } from '@mui/x-data-grid-pro';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function RowPinningWithPagination() {
  const rows = React.useMemo(() => makeOrders(1_000), []);

  const pinnedRows = React.useMemo<GridPinnedRowsProp>(() => {
    const sum = (field: 'items' | 'total') =>
      rows.reduce((total, row) => total + row[field], 0);
    return {
      top: [
        {
          id: 'all',
          customer: 'All orders',
          items: sum('items'),
          total: Math.round(sum('total')),
        },
      ],
    };
  }, [rows]);

  return (
    <DataGridPro
      autoHeight
      aria-label="Orders"
      columns={columns}
      rows={rows}
      pinnedRows={pinnedRows}
      pagination
      pageSizeOptions={[5, 10]}
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
    />
  );
}
