import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';

const localeText: DataGridProps['localeText'] = {
  toolbarColumns: 'Details',
  toolbarFilters: 'Find',
  toolbarDensity: 'Size',
  toolbarExport: 'Save',
  footerRowSelected: (count) =>
    count === 1 ? '1 book chosen' : `${count} books chosen`,
  MuiTablePagination: {
    labelRowsPerPage: 'Books per page',
    labelDisplayedRows: ({ from, to, count }) =>
      `Books ${from} to ${to} of ${count}`,
  },
};

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 120 },
];

const rows = [
  { id: 1, title: 'Atlas of islands', author: 'Lucía Romero' },
  { id: 2, title: 'Baking with rye', author: 'Emil Holm' },
  { id: 3, title: 'Night trains', author: 'Zofia Nowak' },
  { id: 4, title: 'Wild herbs', author: 'Hanna Fischer' },
];

export default function CustomLocaleTextGrid() {
  return (
    <Box sx={{ height: 390, width: '100%' }}>
      <DataGrid
        aria-label="Books"
        columns={columns}
        rows={rows}
        localeText={localeText}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
