import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { OpenMenu } from '../shared/openMenu';
import { columns, rows } from './products';

const menuItemProps = {
  columnMenuFilterItem: { displayOrder: 5 }, // before sort, which has 10
};

export default function ReorderColumnMenuGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Products"
      columns={columns}
      rows={rows}
      slots={{ footer: OpenMenu }}
      slotProps={{ columnMenu: { slotProps: menuItemProps } }}
    />
  );
}
