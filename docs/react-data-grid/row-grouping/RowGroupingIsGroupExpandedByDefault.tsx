import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridGroupNode } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

function isUrgent({ groupingField, groupingKey }: GridGroupNode) {
  return groupingField === 'priority' && groupingKey === 'Urgent';
}

export default function RowGroupingIsGroupExpandedByDefault() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Tickets by priority, the urgent ones expanded"
      columns={ticketColumns}
      rows={tickets}
      initialState={{
        rowGrouping: { model: ['priority'] },
        columns: { columnVisibilityModel: { priority: false } },
      }}
      isGroupExpandedByDefault={isUrgent}
      hideFooter
    />
  );
}
