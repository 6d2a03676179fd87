import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, rows } from './weather';

const columnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: 'Stays together',
    children: [{ field: 'low' }, { field: 'high' }],
  },
  {
    groupId: 'air',
    headerName: 'May be split',
    freeReordering: true,
    children: [{ field: 'wind' }, { field: 'gusts' }],
  },
];

export default function BreakingGroupDemo() {
  return (
    <DataGridPro
      autoHeight
      aria-label="Weather"
      experimentalFeatures={{ columnGrouping: true }}
      columns={columns}
      columnGroupingModel={columnGroupingModel}
      rows={rows}
      hideFooter
    />
  );
}
