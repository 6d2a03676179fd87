import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type {
  DataGridProProps,
  GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { createFakeServer } from '../../shared/fakeServer';
import { makeOrders } from '../../shared/orders';
import { ServerSwitches } from '../../shared/serverSwitches';
import { ServerTreeCell } from '../../shared/serverTreeCell';
import {
  getTreePath,
  isStatusRow,
  START_ROWS,
  useServerTree,
} from '../../shared/useServerTree';
import { columns, loadGroup } from './groups';
import type { GroupOrOrder } from './groups';

export default function ServerSideRowGrouping() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() =>
    createFakeServer(makeOrders(100_000), { latency: 500 }),
  );
  const { loadChildren } = useServerTree<GroupOrOrder>({
    apiRef,
    load: (parent, offset, signal) =>
      loadGroup(server, ['country', 'status'], parent, offset, signal),
    hasChildren: (row) => row.orders !== undefined,
  });

  const groupingColDef = React.useMemo<DataGridProProps['groupingColDef']>(
    () => ({
      headerName: 'Country and status',
      flex: 1,
      minWidth: 210,
      sortable: false,
      valueGetter: ({ row }) => row.name,
      colSpan: ({ row }) => (isStatusRow(row) ? 3 : 1),
      renderCell: (params: GridRenderCellParams) => (
        <ServerTreeCell params={params} onLoad={loadChildren} />
      ),
    }),
    [loadChildren],
  );

  return (
    <Box
      sx={{
        height: 480,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <ServerSwitches settings={server.settings} />
      <DataGridPro
        apiRef={apiRef}
        aria-label="Orders by country and status"
        treeData
        getTreeDataPath={getTreePath}
        groupingColDef={groupingColDef}
        rows={START_ROWS}
        columns={columns}
        onCellKeyDown={({ row }, event) => {
          if (isStatusRow(row) && [' ', 'Enter'].includes(event.key)) {
            event.preventDefault();
            void loadChildren(row.branch);
          }
        }}
        disableColumnFilter
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
