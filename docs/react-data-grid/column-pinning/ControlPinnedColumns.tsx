import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridPinnedColumns } from '@mui/x-data-grid-pro';
import { columns, rows } from './trains';

interface ContainerProps {
  above: React.ReactNode;
  children: React.ReactNode;
}

/** Places the demo's controls above its grid. */
function Container({ above, children }: ContainerProps) {
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      {above}
      {children}
    </Box>
  );
}

export default function ControlPinnedColumns() {
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumns>({
    left: ['line'],
  });

  return (
    <Container
      above={
        <Box sx={{ height: 32 }}>
          Left: {pinnedColumns.left?.join(', ') || 'none'} · Right:{' '}
          {pinnedColumns.right?.join(', ') || 'none'}
        </Box>
      }
    >
      <DataGridPro
        autoHeight
        aria-label="Departures"
        columns={columns}
        rows={rows}
        hideFooter
        pinnedColumns={pinnedColumns}
        onPinnedColumnsChange={setPinnedColumns}
      />
    </Container>
  );
}
