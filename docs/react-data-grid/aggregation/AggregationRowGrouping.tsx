import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { plants } from './plants';
import type { Plant } from './plants';

const columns: GridColDef<Plant>[] = [
  { field: 'source', headerName: 'Source' },
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 90 },
  { field: 'output', headerName: 'GWh', type: 'number', width: 72 },
];

export default function AggregationRowGrouping() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Output of power plants by source"
      rows={plants}
      columns={columns}
      initialState={{
        rowGrouping: { model: ['source'] },
        aggregation: { model: { output: 'sum' } },
        columns: { columnVisibilityModel: { source: false } },
      }}
      groupingColDef={{ headerName: 'Source', width: 115 }}
      isGroupExpandedByDefault={isWind}
      hideFooter
    />
  );
}

function isWind({ groupingKey }: { groupingKey: unknown }) {
  return groupingKey === 'Wind';
}
