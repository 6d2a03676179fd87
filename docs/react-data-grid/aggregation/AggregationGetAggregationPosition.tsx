import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import { plants } from './plants';
import type { Plant } from './plants';

const columns: GridColDef<Plant>[] = [
  { field: 'source', headerName: 'Source' },
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 90 },
  { field: 'output', headerName: 'GWh', type: 'number', width: 72 },
];

/** A total below each group, and none of all rows. */
function getAggregationPosition({ depth }: GridGroupNode) {
  return depth === -1 ? null : 'footer';
}

export default function AggregationGetAggregationPosition() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Output of power plants, with a total below each source"
      rows={plants}
      columns={columns}
      initialState={{
        rowGrouping: { model: ['source'] },
        aggregation: { model: { output: 'sum' } },
        columns: { columnVisibilityModel: { source: false } },
      }}
      groupingColDef={{ headerName: 'Source', width: 115 }}
      getAggregationPosition={getAggregationPosition}
      defaultGroupingExpansionDepth={-1}
      hideFooter
    />
  );
}
