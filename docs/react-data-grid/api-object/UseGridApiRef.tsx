import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function UseGridApiRef() {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => makeOrders(100), []);

  const goToNextReturned = () => {
    const api = apiRef.current;
    const ids = gridFilteredSortedRowIdsSelector(apiRef);
    const current = ids.findIndex((id) => api.isRowSelected(id));
    const rowIndex = ids.findIndex(
      (id, index) =>
        index > current && api.getRow<Order>(id)?.status === 'Returned',
    );
    const id = ids[rowIndex];
    if (id === undefined) {
      api.setRowSelectionModel([]);
      return;
    }
    api.selectRow(id, true, true);
    api.scrollToIndexes({ rowIndex });
  };

  return (
    <Stack spacing={1} alignItems="start" sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={goToNextReturned}>
        Next returned order
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{
            pagination: { paginationModel: { pageSize: 100 } },
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
