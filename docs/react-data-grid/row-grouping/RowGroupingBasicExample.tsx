import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { albumColumns, albums } from './albums';

export default function RowGroupingBasicExample() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Albums by label"
        columns={albumColumns}
        rows={albums}
        initialState={{
          rowGrouping: { model: ['label'] },
          columns: { columnVisibilityModel: { label: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
