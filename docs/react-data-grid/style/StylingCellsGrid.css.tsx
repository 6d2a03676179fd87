import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns as plainColumns, rows } from './budgets';
import './StylingCellsGrid.css';

const columns = plainColumns.map((column) =>
  column.field === 'left'
    ? {
        ...column,
        cellClassName: ({ value }: { value?: number }) =>
          (value ?? 0) < 0
            ? 'styling-cells-grid-exceeded'
            : 'styling-cells-grid-enough',
      }
    : column,
);

export default function StylingCellsGrid() {
  return (
    <div className="styling-cells-grid">
      <DataGrid
        autoHeight
        aria-label="Budgets"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
