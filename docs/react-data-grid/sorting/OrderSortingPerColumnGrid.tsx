import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'package', headerName: 'Package', flex: 1, minWidth: 110 },
  {
    field: 'downloads',
    headerName: 'Downloads',
    type: 'number',
    width: 125,
    sortingOrder: ['desc', 'asc', null],
  },
  { field: 'license', headerName: 'License', width: 110 },
];

const rows = [
  { id: 1, package: 'tide-tables', downloads: 8120, license: 'MIT' },
  { id: 2, package: 'moonrise', downloads: 96450, license: 'Apache-2.0' },
  { id: 3, package: 'sextant', downloads: 1204, license: 'MIT' },
  { id: 4, package: 'knots', downloads: 33870, license: 'ISC' },
];

export default function OrderSortingPerColumnGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Packages"
      columns={columns}
      rows={rows}
      initialState={{
        sorting: { sortModel: [{ field: 'downloads', sort: 'desc' }] },
      }}
      hideFooter
    />
  );
}
