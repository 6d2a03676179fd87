import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { citiesFor, COUNTRIES, guides } from './cities';
import type { Guide } from './cities';

const columns: GridColDef<Guide>[] = [
  { field: 'name', headerName: 'Guide', flex: 1, minWidth: 80 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: COUNTRIES,
    width: 125,
    editable: true,
    valueSetter: ({ row, value }) =>
      value === row.country ? row : { ...row, country: value, city: '' },
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: ({ row }) => citiesFor(row),
    width: 135,
    editable: true,
    renderCell: ({ value }) => value || 'Choose a city',
  },
];

export default function LinkedFieldsCellEditing() {
  return (
    <DataGrid
      autoHeight
      aria-label="Guides, edited by cell"
      columns={columns}
      rows={guides}
      hideFooter
    />
  );
}
