import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { albumColumns, albums } from './albums';
import type { Album } from './albums';

const columns = albumColumns.map((column): GridColDef<Album> => ({
  ...column,
  groupable: column.field === 'label' || column.field === 'artist',
}));

export default function RowGroupingColDefCanBeGrouped() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Albums that can be grouped by label and artist"
      columns={columns}
      rows={albums}
      initialState={{
        rowGrouping: { model: ['artist'] },
        columns: { columnVisibilityModel: { artist: false } },
      }}
      hideFooter
    />
  );
}
