import * as React from 'react';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, rows } from './products';

const columnsWithoutMenu = columns.map((column) =>
  column.field === 'product' ? column : { ...column, disableColumnMenu: true },
);

export default function DisabledColumnMenuGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Products"
      columns={columnsWithoutMenu}
      rows={rows}
      hideFooter
      sx={{
        // Shows the button without the pointer on the header.
        [`& .${gridClasses.menuIcon}`]: {
          visibility: 'visible',
          width: 'auto',
        },
      }}
    />
  );
}
