import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import './NumberedPages.css';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 100 },
];

function PageNumbers() {
  const apiRef = useGridApiContext();
  const { rowCount } = useGridRootProps();
  const filtered = useGridSelector(
    apiRef,
    gridFilteredTopLevelRowCountSelector,
  );
  const { page, pageSize } = useGridSelector(
    apiRef,
    gridPaginationModelSelector,
  );

  return (
    <Pagination
      color="primary"
      size="small"
      siblingCount={0}
      count={Math.ceil((rowCount ?? filtered) / pageSize)}
      page={page + 1}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
      className="numbered-pages"
    />
  );
}

export default function NumberedPages() {
  const rows = React.useMemo(() => makeOrders(1_000), []);

  return (
    <DataGrid
      autoHeight
      aria-label="Orders"
      columns={columns}
      rows={rows}
      initialState={{
        pagination: { paginationModel: { page: 6, pageSize: 5 } },
      }}
      pageSizeOptions={[5]}
      slots={{ pagination: PageNumbers }}
    />
  );
}
