import * as React from 'react';
import {
  DataGridPremium,
  getRowGroupingFieldFromGroupingCriteria,
} from '@mui/x-data-grid-premium';
import { albumColumns, albums } from './albums';

const initialState = {
  rowGrouping: { model: ['label', 'artist'] },
  columns: { columnVisibilityModel: { label: false, artist: false } },
  sorting: {
    sortModel: ['label', 'artist'].map((criterion) => ({
      field: getRowGroupingFieldFromGroupingCriteria(criterion),
      sort: 'asc' as const,
    })),
  },
};

export default function RowGroupingSortingMultipleGroupingColDef() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Albums, sorted by label and by artist"
        columns={albumColumns}
        rows={albums}
        rowGroupingColumnMode="multiple"
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
