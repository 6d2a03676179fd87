import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { items, totalOf } from './budget';
import type { Item } from './budget';

const columns: GridColDef<Item>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 95 },
  { field: 'planned', headerName: 'Planned', type: 'number', width: 85 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 75 },
];

const pinnedRows = { bottom: [totalOf(items)] };

export default function RowPinning() {
  return (
    <Box
      sx={{
        width: '100%',
        height: 300,
        [`& .${gridClasses.pinnedRows}`]: { fontWeight: 'bold' },
      }}
    >
      <DataGridPro
        aria-label="Budget"
        columns={columns}
        rows={items}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
