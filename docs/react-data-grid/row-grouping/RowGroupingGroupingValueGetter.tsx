import * as React from 'react';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { albums } from './albums';
import type { Album } from './albums';

const columns: GridColDef<Album>[] = [
  { field: 'title', headerName: 'Album', flex: 1, minWidth: 130 },
  {
    field: 'year',
    headerName: 'Year',
    width: 80,
    groupingValueGetter: ({ row }) => `${String(row.year).slice(0, 3)}0s`,
  },
];

const groupingColDef = { headerName: 'Decade' };

export default function RowGroupingGroupingValueGetter() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Albums by decade"
        columns={columns}
        rows={albums}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['year'] },
          sorting: {
            sortModel: [
              { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' },
            ],
          },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
