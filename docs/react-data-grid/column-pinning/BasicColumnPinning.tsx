import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, rows } from './trains';

export default function BasicColumnPinning() {
  return (
    <DataGridPro
      autoHeight
      aria-label="Departures"
      columns={columns}
      rows={rows}
      hideFooter
      initialState={{ pinnedColumns: { left: ['line'], right: ['delay'] } }}
    />
  );
}
