import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridSortModel } from '@mui/x-data-grid';
import { columns, rows } from './hikes';

const STEEP: GridSortModel = [{ field: 'climb', sort: 'desc' }];

function SortToolbar() {
  const apiRef = useGridApiContext();
  const [rule] = useGridSelector(apiRef, gridSortModelSelector);

  return (
    <Stack
      direction="row"
      alignItems="center"
      spacing={1}
      useFlexGap
      sx={{ height: 48, px: 1, typography: 'body2' }}
    >
      <Button size="small" onClick={() => apiRef.current.setSortModel(STEEP)}>
        Steep first
      </Button>
      <Button
        size="small"
        disabled={!rule}
        onClick={() => apiRef.current.setSortModel([])}
      >
        Reset
      </Button>
      <span role="status">{rule ? `${rule.field}, ${rule.sort}` : ''}</span>
    </Stack>
  );
}

export default function SortingApiNoSnap() {
  return (
    <DataGrid
      autoHeight
      aria-label="Hikes"
      columns={columns}
      rows={rows}
      slots={{ toolbar: SortToolbar }}
      initialState={{ sorting: { sortModel: STEEP } }}
      hideFooter
    />
  );
}
