import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

export default function RowGroupingInitialState() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Tickets by team and priority"
        columns={ticketColumns}
        rows={tickets}
        initialState={{
          rowGrouping: { model: ['team', 'priority'] },
          columns: { columnVisibilityModel: { team: false, priority: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
