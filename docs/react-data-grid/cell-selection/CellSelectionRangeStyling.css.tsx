import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows, makeWeekend } from './prices';
import './CellSelectionRangeStyling.css';

export default function CellSelectionRangeStyling() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Prices of rooms, in euros"
      className="cell-selection-range-styling"
      columns={columns}
      rows={rows}
      unstable_cellSelection
      rowSelection={false}
      initialState={{ cellSelection: makeWeekend() }}
      hideFooter
    />
  );
}
