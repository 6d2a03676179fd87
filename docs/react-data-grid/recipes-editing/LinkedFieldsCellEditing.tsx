import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { renderNamedEditor } from '../shared/namedEditors';
import { citiesFor, COUNTRIES, guides } from './cities';
import type { Guide } from './cities';

const columns: GridColDef<Guide>[] = [
  { field: 'name', headerName: 'Guide', flex: 1, minWidth: 65 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: COUNTRIES,
    width: 105,
    editable: true,
    renderEditCell: renderNamedEditor,
    valueSetter: ({ row, value }) =>
      value === row.country ? row : { ...row, country: value, city: '' },
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: ({ row }) => citiesFor(row),
    width: 115,
    editable: true,
    renderEditCell: renderNamedEditor,
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
