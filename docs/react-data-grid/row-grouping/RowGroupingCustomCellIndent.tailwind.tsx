import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

const groupingColDef = { minWidth: 200 };

export default function RowGroupingCustomCellIndent() {
  return (
    <div className="h-[380px] w-full [&_.MuiDataGrid-groupingCriteriaCell]:font-bold [&_.MuiDataGrid-root]:[--DataGrid-cellOffsetMultiplier:6]">
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
