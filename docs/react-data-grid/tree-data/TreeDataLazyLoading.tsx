import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { ServerSwitches } from '../shared/serverSwitches';
import type { Entry } from './archive';
import { LazyFolder } from './lazyFolder';
import { useArchive } from './useArchive';

/** Rows are added with `updateRows`. A new array would close all folders. */
const NO_ROWS: Entry[] = [];

const columns: GridColDef<Entry>[] = [
  {
    field: 'size',
    headerName: 'MB',
    type: 'number',
    width: 70,
    valueFormatter: ({ value }) => value || '',
  },
];

const getTreeDataPath: DataGridProProps<Entry>['getTreeDataPath'] = (row) =>
  row.path;

export default function TreeDataLazyLoading() {
  const apiRef = useGridApiRef();
  const { settings, top, loadTop, toggle } = useArchive(apiRef);

  const groupingColDef = React.useMemo<DataGridProProps['groupingColDef']>(
    () => ({
      headerName: 'Letters',
      flex: 1,
      minWidth: 200,
      renderCell: (params) => <LazyFolder {...params} toggle={toggle} />,
    }),
    [toggle],
  );

  return (
    <Stack sx={{ height: 438, width: '100%' }}>
      <ServerSwitches settings={settings} />
      {top === 'failed' && (
        <Alert
          severity="error"
          action={<Button onClick={() => void loadTop()}>Try again</Button>}
        >
          The archive did not answer.
        </Alert>
      )}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          treeData
          aria-label="Archive of letters"
          apiRef={apiRef}
          rows={NO_ROWS}
          columns={columns}
          loading={top === 'loading'}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          onCellKeyDown={({ id, field, rowNode }, event) => {
            const isTree = field === GRID_TREE_DATA_GROUPING_FIELD;
            // The grid itself opens and closes what has children.
            if (isTree && event.key === ' ' && rowNode.type === 'leaf') {
              toggle(String(id));
            }
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
