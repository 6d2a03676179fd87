import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { items, totalOf } from './budget';
import type { Item } from './budget';
import './RowPinning.css';

const columns: GridColDef<Item>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 95 },
  { field: 'planned', headerName: 'Planned', type: 'number', width: 85 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 75 },
];

const pinnedRows = { bottom: [totalOf(items)] };

export default function RowPinning() {
  return (
    <div className="row-pinning">
      <DataGridPro
        aria-label="Budget"
        columns={columns}
        rows={items}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
