import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, plants } from './plants';

export default function AggregationInitialState() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Power plants, with their total output"
      rows={plants}
      columns={columns}
      initialState={{
        aggregation: { model: { opened: 'min', output: 'sum' } },
      }}
      hideFooter
    />
  );
}
