import * as React from 'react';
import Box from '@mui/material/Box';
import AddIcon from '@mui/icons-material/Add';
import { DataGrid, GridActionsCellItem, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
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

export default function ColumnTypesGrid() {
  const apiRef = useGridApiRef();

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(
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
            key="add"
            icon={<AddIcon />}
            label={`Add one ${row.name}`}
            // The grid would move down.
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
            onClick={() =>
              apiRef.current.updateRows([{ id, stock: row.stock + 1 }])
            }
          />,
        ],
      },
    ],
    [apiRef],
  );

  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Stock"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
