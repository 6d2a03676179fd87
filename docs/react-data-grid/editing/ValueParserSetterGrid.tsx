import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { renderNamedEditor } from '../shared/namedEditors';

interface Shelf {
  id: number;
  aisle: string;
  bay: number;
  item: { name: string };
}

const columns: GridColDef<Shelf>[] = [
  {
    field: 'place',
    headerName: 'Shelf',
    width: 110,
    editable: true,
    renderEditCell: renderNamedEditor,
    valueGetter: ({ row }) => `${row.aisle}-${row.bay}`,
    valueParser: (value) => String(value).toUpperCase(),
    valueSetter: ({ row, value }) => {
      const [, aisle, bay] = /^([A-Z]+)-?(\d{1,4})$/.exec(value.trim()) ?? [];
      return aisle ? { ...row, aisle, bay: Number(bay) } : row;
    },
  },
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 150,
    editable: true,
    renderEditCell: renderNamedEditor,
    valueGetter: ({ row }) => row.item.name,
    valueSetter: ({ row, value }) => ({ ...row, item: { name: value } }),
  },
];

const rows: Shelf[] = [
  { id: 1, aisle: 'A', bay: 12, item: { name: 'Hinges' } },
  { id: 2, aisle: 'A', bay: 13, item: { name: 'Door handles' } },
  { id: 3, aisle: 'C', bay: 2, item: { name: 'Wood screws' } },
];

export default function ValueParserSetterGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Shelves of the warehouse"
      columns={columns}
      rows={rows}
      hideFooter
    />
  );
}
