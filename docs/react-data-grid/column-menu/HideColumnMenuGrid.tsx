import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './products';

const menuItems = { columnMenuColumnsItem: null };

export default function HideColumnMenuGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Products"
      columns={columns}
      rows={rows}
      hideFooter
      slotProps={{ columnMenu: { slots: menuItems } }}
    />
  );
}
