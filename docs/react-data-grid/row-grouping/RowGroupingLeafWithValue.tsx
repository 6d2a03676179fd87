import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { albumColumns, albums } from './albums';

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  leafField: 'title',
  headerName: 'Label and album',
  flex: 1,
  minWidth: 180,
};

export default function RowGroupingLeafWithValue() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Labels and their albums in one column"
        columns={albumColumns}
        rows={albums}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['label'] },
          columns: { columnVisibilityModel: { label: false, title: false } },
        }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
