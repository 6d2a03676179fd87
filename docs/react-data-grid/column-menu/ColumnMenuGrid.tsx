import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { OpenMenu } from '../shared/openMenu';
import { columns, rows } from './products';

export default function ColumnMenuGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Products"
      columns={columns}
      rows={rows}
      slots={{ footer: OpenMenu }}
    />
  );
}
