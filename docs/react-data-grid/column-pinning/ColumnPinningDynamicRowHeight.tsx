import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, rows } from './trains';

const columnsWithNotice = [
  ...columns.slice(0, 2),
  {
    field: 'notice',
    headerName: 'Notice',
    width: 240,
    valueGetter: ({ row }: { row: { delay: number } }) =>
      row.delay > 0
        ? `Delayed by ${row.delay} minutes. Connections in the next station wait for this train.`
        : 'On time.',
  },
  ...columns.slice(2),
];

export default function ColumnPinningDynamicRowHeight() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Departures"
        columns={columnsWithNotice}
        rows={rows}
        hideFooter
        getRowHeight={() => 'auto'}
        initialState={{ pinnedColumns: { left: ['line'] } }}
      />
    </div>
  );
}
