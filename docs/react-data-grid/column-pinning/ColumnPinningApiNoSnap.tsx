import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridPinnedPosition,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import { columns, rows } from './trains';

function PinToolbar() {
  const apiRef = useGridApiContext();
  const pin = (side: GridPinnedPosition) => () =>
    apiRef.current.pinColumn('to', side);

  return (
    <Stack
      direction="row"
      alignItems="center"
      spacing={1}
      useFlexGap
      sx={{ height: 48, px: 1 }}
    >
      <Button size="small" onClick={pin(GridPinnedPosition.left)}>
        Pin left
      </Button>
      <Button size="small" onClick={pin(GridPinnedPosition.right)}>
        Pin right
      </Button>
      <Button size="small" onClick={() => apiRef.current.unpinColumn('to')}>
        Unpin
      </Button>
    </Stack>
  );
}

export default function ColumnPinningApiNoSnap() {
  return (
    <DataGridPro
      autoHeight
      aria-label="Departures"
      columns={columns}
      rows={rows}
      hideFooter
      slots={{ toolbar: PinToolbar }}
    />
  );
}
