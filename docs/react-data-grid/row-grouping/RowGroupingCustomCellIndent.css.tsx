import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';
import './RowGroupingCustomCellIndent.css';

const groupingColDef = { minWidth: 200 };

export default function RowGroupingCustomCellIndent() {
  return (
    <div className="row-grouping-custom-cell-indent">
      <DataGridPremium
        aria-label="Tickets, groups with a wide indent"
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
