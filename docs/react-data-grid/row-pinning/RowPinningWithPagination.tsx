import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

interface Line extends Pick<Order, 'customer' | 'items' | 'total'> {
  id: number | string;
}

const columns: GridColDef<Line>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 65 },
  { field: 'total', headerName: 'Total', type: 'number', width: 80 },
];

export default function RowPinningWithPagination() {
  const rows = React.useMemo<Line[]>(() => makeOrders(1_000), []);

  const pinnedRows = React.useMemo(() => {
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
