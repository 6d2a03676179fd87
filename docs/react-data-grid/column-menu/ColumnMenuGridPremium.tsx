import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './products';

export default function ColumnMenuGridPremium() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Products"
        columns={columns}
        rows={rows}
        hideFooter
        initialState={{ aggregation: { model: { stock: 'sum' } } }}
      />
    </div>
  );
}
