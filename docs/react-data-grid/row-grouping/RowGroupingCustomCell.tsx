import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import PriorityChip from './priorityChip';
import { ticketColumns, tickets } from './tickets';
import type { Priority, Ticket } from './tickets';

const columns = ticketColumns.map((column): GridColDef<Ticket, Priority> =>
  column.field === 'priority'
    ? {
        ...column,
        renderCell: ({ value }) => value && <PriorityChip priority={value} />,
      }
    : column,
);

export default function RowGroupingCustomCell() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Tickets by priority, shown as chips"
        columns={columns}
        rows={tickets}
        initialState={{
          rowGrouping: { model: ['priority'] },
          columns: { columnVisibilityModel: { priority: false } },
        }}
        hideFooter
      />
    </div>
  );
}
