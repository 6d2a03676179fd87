import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import { pivot, sum } from './pivot';

export default function PivotTable() {
  const { rows, columns } = React.useMemo(
    () =>
      pivot(makeOrders(10_000), {
        rowOf: (order) => order.country,
        columnOf: (order) => order.status,
        valueOf: (order) => Math.round(order.total),
        summarize: sum,
        headerName: 'Country',
      }),
    [],
  );

  return (
    <DataGrid
      autoHeight
      aria-label="Sales in euros by country and status"
      columns={columns}
      rows={rows}
      hideFooter
    />
  );
}
