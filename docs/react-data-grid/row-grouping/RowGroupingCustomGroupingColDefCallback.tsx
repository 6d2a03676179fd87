import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields.includes('priority')
    ? { headerName: 'Urgency', width: 130, hideDescendantCount: true }
    : { headerName: 'Responsible', width: 150 };

export default function RowGroupingCustomGroupingColDefCallback() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Tickets with columns named Responsible and Urgency"
        columns={ticketColumns}
        rows={tickets}
        rowGroupingColumnMode="multiple"
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
