import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 90 },
  { field: 'name', headerName: 'Name', minWidth: 120, flex: 1 },
  { field: 'street', headerName: 'Street', minWidth: 130, flex: 1 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'customer',
    headerName: 'Customer',
    description: 'As given with the order',
    children: [
      { field: 'name' },
      {
        groupId: 'address',
        headerName: 'Address',
        children: [{ field: 'street' }, { field: 'city' }],
      },
    ],
  },
];

const rows = [
  {
    id: 1,
    order: 'A-118',
    name: 'Ada Meier',
    street: 'Lindenweg 4',
    city: 'Bern',
    total: 64,
  },
  {
    id: 2,
    order: 'A-119',
    name: 'Jon Rossi',
    street: 'Via Nova 12',
    city: 'Lugano',
    total: 210,
  },
  {
    id: 3,
    order: 'A-120',
    name: 'Mia Favre',
    street: 'Rue du Lac 7',
    city: 'Geneva',
    total: 35,
  },
];

export default function BasicGroupingDemo() {
  return (
    <DataGrid
      autoHeight
      aria-label="Orders"
      experimentalFeatures={{ columnGrouping: true }}
      columns={columns}
      columnGroupingModel={columnGroupingModel}
      rows={rows}
      hideFooter
    />
  );
}
