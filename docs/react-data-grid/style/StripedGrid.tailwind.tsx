import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total, €', type: 'number', width: 110 },
];

const oddClassName =
  'bg-[#0288d1]/10 hover:bg-[#0288d1]/18! [&.Mui-selected]:bg-[#0288d1]/30! dark:bg-[#29b6f6]/10 dark:hover:bg-[#29b6f6]/18! dark:[&.Mui-selected]:bg-[#29b6f6]/30!';

export default function StripedGrid() {
  const rows = React.useMemo(() => makeOrders(1000), []);

  return (
    <div className="h-[371px] w-full">
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={rows}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? '' : oddClassName
        }
      />
    </div>
  );
}
