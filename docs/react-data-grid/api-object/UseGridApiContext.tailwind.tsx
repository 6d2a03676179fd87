import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

/** The grid renders this component, so the context is there. */
function PageButtons() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <div className="box-border flex h-14 items-center border-0 border-t border-solid border-black/12 bg-black/4 px-2 dark:border-white/12 dark:bg-white/8">
      <Button
        disabled={page === 0}
        onClick={() => apiRef.current.setPage(page - 1)}
      >
        Newer
      </Button>
      <span className="flex-1 text-center">
        Page {page + 1} of {Math.max(pageCount, 1)}
      </span>
      <Button
        disabled={page >= pageCount - 1}
        onClick={() => apiRef.current.setPage(page + 1)}
      >
        Older
      </Button>
    </div>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'items', headerName: 'Books', type: 'number', width: 90 },
];

export default function UseGridApiContext() {
  const rows = React.useMemo(() => makeOrders(1_000), []);

  return (
    <div className="h-[376px] w-full">
      <DataGrid
        aria-label="Orders, with buttons for the pages"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slots={{ footer: PageButtons }}
      />
    </div>
  );
}
