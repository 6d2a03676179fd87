import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import { columns } from './columns';

export default function DirectSelector() {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => makeOrders(1_000), []);

  const selectPage = () => {
    const ids = gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);
    apiRef.current.setRowSelectionModel(ids);
  };

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Button size="small" onClick={selectPage} sx={{ alignSelf: 'start' }}>
        Select the rows of this page
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          columns={columns}
          rows={rows}
          checkboxSelection
          pageSizeOptions={[5, 10]}
          initialState={{
            columns: { columnVisibilityModel: { country: false } },
            pagination: { paginationModel: { pageSize: 5 } },
          }}
        />
      </Box>
    </Stack>
  );
}
