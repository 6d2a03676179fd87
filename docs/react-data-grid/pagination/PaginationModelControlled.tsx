import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const PAGE_SIZE = 5;

const columns: GridColDef<Order>[] = [
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

export default function PaginationModelControlled() {
  const rows = React.useMemo(() => makeOrders(1_000), []);
  const [paginationModel, setPaginationModel] = React.useState({
    page: 40,
    pageSize: PAGE_SIZE,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ px: 2 }}>
        <Slider
          aria-label="Page"
          min={0}
          max={rows.length / PAGE_SIZE - 1}
          value={paginationModel.page}
          onChange={(_event, page) =>
            setPaginationModel({ page: Number(page), pageSize: PAGE_SIZE })
          }
          valueLabelDisplay="auto"
          valueLabelFormat={(page) => page + 1}
        />
      </Box>
      <DataGrid
        autoHeight
        aria-label="Orders"
        columns={columns}
        rows={rows}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[PAGE_SIZE]}
      />
    </Box>
  );
}
