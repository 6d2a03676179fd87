import * as React from 'react';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { expenseColumns, expenses } from './expenses';

const columns = expenseColumns.map((column) => ({
  ...column,
  flex: undefined,
  width: 220,
}));

const groupingColDef: DataGridPremiumProps['groupingColDef'] = { width: 160 };

export default function RowGroupingPinning() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Expenses with a pinned grouping column"
        columns={columns}
        rows={expenses}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['traveler'] },
          columns: { columnVisibilityModel: { traveler: false } },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
