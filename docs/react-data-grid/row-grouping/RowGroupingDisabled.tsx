import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { albumColumns, albums } from './albums';

export default function RowGroupingDisabled() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Albums that users cannot group"
      columns={albumColumns}
      rows={albums.slice(0, 4)}
      disableRowGrouping
      hideFooter
    />
  );
}
