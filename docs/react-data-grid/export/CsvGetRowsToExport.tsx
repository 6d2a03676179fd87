import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarContainer,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef, GridCsvExportOptions } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';

type GetRows = GridCsvExportOptions['getRowsToExport'];

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 118 },
];

const getPage: GetRows = ({ apiRef }) =>
  gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);
const getFiltered: GetRows = ({ apiRef }) =>
  gridFilteredSortedRowIdsSelector(apiRef);
const getAll: GetRows = ({ apiRef }) => gridSortedRowIdsSelector(apiRef);

function RowsToolbar() {
  const apiRef = useGridApiContext();
  const exportRows = (getRowsToExport: GetRows) => () =>
    apiRef.current.exportDataAsCsv({ fileName: 'orders', getRowsToExport });

  return (
    <GridToolbarContainer>
      <Button size="small" onClick={exportRows(getPage)}>
        This page
      </Button>
      <Button size="small" onClick={exportRows(getFiltered)}>
        Filtered
      </Button>
      <Button size="small" onClick={exportRows(getAll)}>
        All 1,000
      </Button>
    </GridToolbarContainer>
  );
}

export default function CsvGetRowsToExport() {
  const rows = React.useMemo(() => makeOrders(1000), []);

  return (
    <DataGrid
      autoHeight
      aria-label="Orders"
      columns={columns}
      rows={rows}
      initialState={{
        filter: {
          filterModel: {
            items: [{ field: 'country', operator: 'equals', value: 'Poland' }],
          },
        },
        pagination: { paginationModel: { pageSize: 5 } },
      }}
      pageSizeOptions={[5]}
      slots={{ toolbar: RowsToolbar }}
    />
  );
}
