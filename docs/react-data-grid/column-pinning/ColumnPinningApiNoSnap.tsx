import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridPinnedPosition,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { columns, rows } from './trains';

export default function ColumnPinningApiNoSnap() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ height: 48 }}>
        <Button
          size="small"
          onClick={() =>
            apiRef.current.pinColumn('to', GridPinnedPosition.left)
          }
        >
          Pin left
        </Button>
        <Button
          size="small"
          onClick={() =>
            apiRef.current.pinColumn('to', GridPinnedPosition.right)
          }
        >
          Pin right
        </Button>
        <Button size="small" onClick={() => apiRef.current.unpinColumn('to')}>
          Unpin
        </Button>
      </Stack>
      <DataGridPro
        autoHeight
        aria-label="Departures"
        columns={columns}
        rows={rows}
        hideFooter
        apiRef={apiRef}
      />
    </Box>
  );
}
