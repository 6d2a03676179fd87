import * as React from 'react';
import { alpha } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './flights';

const tint =
  (color: 'success' | 'warning', opacity: number) => (theme: Theme) =>
    alpha(theme.palette[color].main, opacity);

const rowStyles = (color: 'success' | 'warning') => ({
  bgcolor: tint(color, 0.12),
  '&:hover': { bgcolor: tint(color, 0.2) },
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: tint(color, 0.36) },
});

export default function StylingRowsGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Departures"
      columns={columns}
      rows={rows}
      getRowClassName={({ row }) => `flight--${row.state}`}
      hideFooter
      sx={{
        '& .flight--Boarding': rowStyles('success'),
        '& .flight--Delayed': rowStyles('warning'),
      }}
    />
  );
}
