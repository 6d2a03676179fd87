import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, rows } from './trains';

const columnsWithFixedLine = columns.map((column) =>
  column.field === 'line' ? { ...column, pinnable: false } : column,
);

export default function DisableColumnPinningButtons() {
  return (
    <DataGridPro
      autoHeight
      aria-label="Departures"
      columns={columnsWithFixedLine}
      rows={rows}
      hideFooter
      initialState={{ pinnedColumns: { left: ['line'] } }}
    />
  );
}
