import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const products = [
  {
    id: 1,
    name: 'Desk lamp',
    stock: 1200,
    listed: true,
    arrives: new Date(2026, 2, 4),
    counted: new Date(2026, 1, 2, 9, 30),
    shelf: 'A',
  },
  {
    id: 2,
    name: 'Wall clock',
    stock: 0,
    listed: false,
    arrives: new Date(2026, 3, 21),
    counted: new Date(2026, 1, 3, 16, 5),
    shelf: 'C',
  },
  {
    id: 3,
    name: 'Notebook',
    stock: 86,
    listed: true,
    arrives: null,
    counted: new Date(2026, 1, 3, 16, 40),
    shelf: 'B',
  },
];

const shelves = [
  { value: 'A', label: 'Front' },
  { value: 'B', label: 'Middle' },
  { value: 'C', label: 'Cellar' },
];

function keepSpace(event: React.KeyboardEvent) {
  if (event.key === ' ') {
    event.stopPropagation(); // the grid would scroll
  }
}

export default function ColumnTypesGrid() {
  const [rows, setRows] = React.useState(products);

  const columns = React.useMemo<GridColDef<(typeof products)[number]>[]>(
    () => [
      { field: 'name', type: 'string', width: 110, editable: true },
      { field: 'stock', type: 'number', width: 80, editable: true },
      { field: 'listed', type: 'boolean', width: 80, editable: true },
      { field: 'arrives', type: 'date', width: 110, editable: true },
      { field: 'counted', type: 'dateTime', width: 190, editable: true },
      {
        field: 'shelf',
        type: 'singleSelect',
        width: 90,
        editable: true,
        valueOptions: shelves,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            onKeyDown={keepSpace}
            onClick={() =>
              setRows((current) => current.filter((other) => other.id !== id))
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Stock" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
