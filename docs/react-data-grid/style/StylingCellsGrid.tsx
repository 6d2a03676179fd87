import * as React from 'react';
import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { columns as plainColumns, rows } from './budgets';

const columns = plainColumns.map((column) =>
  column.field === 'left'
    ? {
        ...column,
        cellClassName: ({ value }: { value?: number }) =>
          (value ?? 0) < 0 ? 'left--exceeded' : 'left--enough',
      }
    : column,
);

export default function StylingCellsGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Budgets"
      columns={columns}
      rows={rows}
      hideFooter
      sx={{
        '& .left--exceeded': {
          bgcolor: (theme) => alpha(theme.palette.error.main, 0.2),
          fontWeight: 700,
        },
        '& .left--enough': {
          bgcolor: (theme) => alpha(theme.palette.success.main, 0.16),
        },
      }}
    />
  );
}
