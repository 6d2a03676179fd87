import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { OpenMenu } from '../shared/openMenu';
import { columns, rows } from './products';

export default function ColumnMenuGridPremium() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Products"
        columns={columns}
        rows={rows}
        slots={{ footer: OpenMenu }}
        initialState={{ aggregation: { model: { stock: 'sum' } } }}
      />
    </div>
  );
}
