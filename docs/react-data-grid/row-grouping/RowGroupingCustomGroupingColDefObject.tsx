import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Team and priority',
  flex: 1,
  minWidth: 170,
};

export default function RowGroupingCustomGroupingColDefObject() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Tickets with a column named Team and priority"
        columns={ticketColumns}
        rows={tickets}
        groupingColDef={groupingColDef}
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
