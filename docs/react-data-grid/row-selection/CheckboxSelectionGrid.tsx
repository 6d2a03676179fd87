import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 2, minWidth: 120 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 90 },
];

export default function CheckboxSelectionGrid() {
  const rows = React.useMemo(() => makeOrders(1000), []);

  return (
    <DataGrid
      autoHeight
      aria-label="Orders"
      columns={columns}
      rows={rows}
      checkboxSelection
      aria-multiselectable
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      pageSizeOptions={[5, 10, 25]}
    />
  );
}
