import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 100 },
  { field: 'total', headerName: 'Total, €', type: 'number', width: 90 },
];

function PageButtons() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);

  return (
    <Pagination
      color="primary"
      variant="outlined"
      shape="rounded"
      size="small"
      siblingCount={0}
      count={useGridSelector(apiRef, gridPageCountSelector)}
      page={page + 1}
      onChange={(_, value) => apiRef.current.setPage(value - 1)}
    />
  );
}

/** The colors and lines of Ant Design's table, on the theme around. */
function withAntDesignLook(outer: Theme) {
  const isDark = outer.palette.mode === 'dark';
  const line = isDark ? '#303030' : '#f0f0f0';

  return createTheme(outer, {
    palette: { primary: { main: isDark ? '#3c89e8' : '#1677ff' } },
    shape: { borderRadius: 8 },
    components: {
      MuiDataGrid: {
        defaultProps: { slots: { pagination: PageButtons } },
        styleOverrides: {
          root: {
            border: 0,
            [`& .${gridClasses.withBorderColor}`]: { borderColor: line },
          },
          columnHeaders: { backgroundColor: isDark ? '#1d1d1d' : '#fafafa' },
          columnHeaderTitle: { fontWeight: 600 },
          columnHeader: {
            '&:not(:last-child)::after': {
              content: '""',
              position: 'absolute',
              insetInlineEnd: 0,
              height: 22,
              borderInlineEnd: `1px solid ${line}`,
            },
          },
          footerContainer: { border: 0, justifyContent: 'flex-end' },
        },
      },
    },
  });
}

export default function AntDesignGrid() {
  const outer = useTheme();
  const theme = React.useMemo(() => withAntDesignLook(outer), [outer]);
  const rows = React.useMemo(() => makeOrders(1000), []);

  return (
    <ThemeProvider theme={theme}>
      <div style={{ width: '100%', height: 371 }}>
        <DataGrid
          aria-label="Orders"
          columns={columns}
          rows={rows}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          checkboxSelection
        />
      </div>
    </ThemeProvider>
  );
}
