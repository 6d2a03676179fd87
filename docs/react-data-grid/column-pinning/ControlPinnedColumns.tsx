import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridPinnedColumns } from '@mui/x-data-grid-pro';
import { columns, rows } from './trains';

export default function ControlPinnedColumns() {
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumns>({
    left: ['line'],
  });

  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Box sx={{ height: 32 }}>
        Left: {pinnedColumns.left?.join(', ') || 'none'} · Right:{' '}
        {pinnedColumns.right?.join(', ') || 'none'}
      </Box>
      <DataGridPro
        autoHeight
        aria-label="Departures"
        columns={columns}
        rows={rows}
        hideFooter
        pinnedColumns={pinnedColumns}
        onPinnedColumnsChange={setPinnedColumns}
      />
    </Box>
  );
}
