import * as React from 'react';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridEventListener } from '@mui/x-data-grid-premium';
import { expenseColumns, expenses } from './expenses';

export default function RowGroupingExpandOnRowClick() {
  const apiRef = useGridApiRef();

  const handleRowClick: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Expenses, a click on a row expands its group"
        columns={expenseColumns}
        rows={expenses}
        initialState={{
          rowGrouping: { model: ['traveler'] },
          columns: { columnVisibilityModel: { traveler: false } },
        }}
        onRowClick={handleRowClick}
        disableRowSelectionOnClick
        hideFooter
        getRowClassName={({ id }) =>
          apiRef.current.getRowNode(id)?.type === 'group'
            ? 'cursor-pointer font-bold'
            : ''
        }
      />
    </div>
  );
}
