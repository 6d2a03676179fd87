import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import PriorityChip from './priorityChip';
import { ticketColumns, tickets } from './tickets';
import type { Priority, Ticket } from './tickets';

const columns = ticketColumns.map((column): GridColDef<Ticket, Priority> =>
  column.field === 'priority'
    ? {
        ...column,
        renderCell: ({ value, rowNode }) => {
          if (rowNode.type === 'group') {
            return value;
          }
          return value && <PriorityChip priority={value} />;
        },
      }
    : column,
);

const isUrgent = (group: GridGroupNode) => group.groupingKey === 'Urgent';

export default function RowGroupingCustomCellDefault() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Tickets by priority, groups shown as text"
        columns={columns}
        rows={tickets}
        initialState={{ rowGrouping: { model: ['priority'] } }}
        isGroupExpandedByDefault={isUrgent}
        hideFooter
      />
    </div>
  );
}
