import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns as plainColumns, rows } from './budgets';

const columns = plainColumns.map((column) =>
  column.field === 'left'
    ? {
        ...column,
        cellClassName: ({ value }: { value?: number }) =>
          (value ?? 0) < 0
            ? 'bg-[#d32f2f]/20 font-bold dark:bg-[#f44336]/20'
            : 'bg-[#2e7d32]/16 dark:bg-[#66bb6a]/16',
      }
    : column,
);

export default function StylingCellsGrid() {
  return (
    <div className="w-full">
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
