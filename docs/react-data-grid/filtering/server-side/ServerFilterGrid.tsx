import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbarQuickFilter } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { createFakeServer } from '../../shared/fakeServer';
import { LoadError } from '../../shared/loadError';
import { makeOrders, STATUSES } from '../../shared/orders';
import type { Order } from '../../shared/orders';
import { ServerSwitches } from '../../shared/serverSwitches';
import { useAnswer } from '../../shared/useAnswer';
import { toQuery } from './toQuery';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 118 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    width: 100,
  },
];

const search = { sx: { m: 1 }, inputProps: { 'aria-label': 'Search' } };

export default function ServerFilterGrid() {
  const [server] = React.useState(() => createFakeServer(makeOrders(20_000)));
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'country', operator: 'equals', value: 'Spain' }],
  });
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 25,
  });
  const { page, pageSize } = paginationModel;
  const query = toQuery(filterModel);

  const loadPage = React.useCallback(
    (signal: AbortSignal) =>
      server.list(
        {
          filter: JSON.parse(query) as GridFilterModel,
          offset: page * pageSize,
          limit: pageSize,
        },
        signal,
      ),
    [server, query, page, pageSize],
  );
  const { answer, error, isLoading, retry } = useAnswer(loadPage);

  const changeFilter = (model: GridFilterModel) => {
    setFilterModel(model);
    if (toQuery(model) !== query) {
      setPaginationModel({ page: 0, pageSize });
    }
  };

  return (
    <Box
      sx={{ width: '100%', height: 520, display: 'flex', flexFlow: 'column' }}
    >
      <ServerSwitches settings={server.settings} />
      <LoadError error={error} onRetry={retry} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          columns={columns}
          rows={error ? [] : (answer?.rows ?? [])}
          rowCount={answer?.rowCount ?? 0}
          loading={isLoading}
          localeText={{
            noRowsLabel: error ? 'Not loaded' : 'No orders found',
            noResultsOverlayLabel: 'Not loaded',
          }}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={changeFilter}
          filterDebounceMs={300}
          disableColumnSelector
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          slots={{ toolbar: GridToolbarQuickFilter }}
          slotProps={{ toolbar: search }}
        />
      </Box>
    </Box>
  );
}
