import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, rows } from './trains';

const columnsWithNotice = [
  ...columns.slice(0, 2),
  {
    field: 'notice',
    headerName: 'Notice',
    width: 180,
    valueGetter: ({ row }: { row: { delay: number } }) =>
      row.delay > 0
        ? `Delayed by ${row.delay} minutes. Connections wait for this train.`
        : 'On time.',
  },
  ...columns.slice(2),
];

export default function ColumnPinningDynamicRowHeight() {
  return (
    <div style={{ height: 286, width: '100%' }}>
      <DataGridPro
        aria-label="Departures"
        columns={columnsWithNotice}
        rows={rows}
        hideFooter
        getRowHeight={() => 'auto'}
        initialState={{ pinnedColumns: { left: ['line'] } }}
        sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
      />
    </div>
  );
}
