import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { tickets } from './tickets';
import type { Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  {
    field: 'assignee',
    headerName: 'Assignee',
    width: 140,
    valueGetter: ({ row }) => row.assignee?.name,
    groupingValueGetter: ({ row }) => row.assignee?.name,
  },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

export default function RowGroupingRowsWithMissingGroups() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Tickets by assignee, two have none"
      columns={columns}
      rows={tickets}
      initialState={{
        rowGrouping: { model: ['assignee'] },
        columns: { columnVisibilityModel: { assignee: false } },
      }}
      hideFooter
    />
  );
}
