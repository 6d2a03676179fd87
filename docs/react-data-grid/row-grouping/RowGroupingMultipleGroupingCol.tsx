import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { albumColumns, albums } from './albums';

export default function RowGroupingMultipleGroupingCol() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Albums by label and artist, in two columns"
        columns={albumColumns}
        rows={albums}
        rowGroupingColumnMode="multiple"
        initialState={{
          rowGrouping: { model: ['label', 'artist'] },
          columns: { columnVisibilityModel: { label: false, artist: false } },
        }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
