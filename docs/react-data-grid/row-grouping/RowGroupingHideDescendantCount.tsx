import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { albumColumns, albums } from './albums';

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  hideDescendantCount: true,
};

export default function RowGroupingHideDescendantCount() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Albums by label, without counts"
      columns={albumColumns}
      rows={albums}
      groupingColDef={groupingColDef}
      initialState={{
        rowGrouping: { model: ['label'] },
        columns: { columnVisibilityModel: { label: false } },
      }}
      hideFooter
    />
  );
}
