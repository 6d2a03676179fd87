import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type {
  DataGridProProps,
  GridColDef,
  GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { createFakeServer } from '../../shared/fakeServer';
import { ServerSwitches } from '../../shared/serverSwitches';
import { ServerTreeCell } from '../../shared/serverTreeCell';
import {
  getTreePath,
  isStatusRow,
  START_ROWS,
  useServerTree,
} from '../../shared/useServerTree';
import { makeArchive } from './archive';
import type { Item } from './archive';

const columns: GridColDef[] = [
  { field: 'objects', headerName: 'Objects', type: 'number', width: 100 },
];

export default function ServerSideTreeData() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() =>
    createFakeServer(makeArchive(), { latency: 500 }),
  );
  const { loadChildren, reload } = useServerTree<Item>({
    apiRef,
    load: (parent, _offset, signal) =>
      server.list({ filter: { items: [childrenOf(parent)] } }, signal),
    hasChildren: (item) => item.objects > 0,
  });

  const groupingColDef = React.useMemo<DataGridProProps['groupingColDef']>(
    () => ({
      headerName: 'Archive',
      flex: 1,
      minWidth: 220,
      valueGetter: ({ row }) => row.name,
      colSpan: ({ row }) => (isStatusRow(row) ? 2 : 1),
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
      <Stack direction="row" flexWrap="wrap" columnGap={2}>
        <ServerSwitches settings={server.settings} />
        <Button size="small" onClick={reload}>
          Reload
        </Button>
      </Stack>
      <DataGridPro
        apiRef={apiRef}
        aria-label="Archive of a museum"
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

/** What the server is asked for. */
function childrenOf(parent: Item | undefined) {
  return parent
    ? { field: 'parent', operator: 'equals', value: parent.id }
    : { field: 'parent', operator: 'isEmpty' };
}
