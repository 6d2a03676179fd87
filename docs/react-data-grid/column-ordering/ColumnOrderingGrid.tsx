import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, rows } from './trains';

export default function ColumnOrderingGrid() {
  return (
    <DataGridPro
      autoHeight
      aria-label="Departures"
      columns={columns}
      rows={rows}
      hideFooter
    />
  );
}
