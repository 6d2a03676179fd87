import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooter,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { parts } from './parts';
import type { Part } from './parts';

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 90 },
  { field: 'shelf', headerName: 'Shelf', width: 98 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 65 },
];

function TotalFooter() {
  const apiRef = useGridApiContext();
  const rows = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = rows.reduce((sum, { model }) => sum + model['stock'], 0);

  return (
    <>
      <Box
        sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', textAlign: 'end' }}
      >
        {rows.length} parts, <strong>{total} pieces</strong>
      </Box>
      <GridFooter />
    </>
  );
}

export default function FilteredTotalGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Stock"
      columns={columns}
      rows={parts}
      slots={{ footer: TotalFooter }}
      initialState={{
        filter: {
          filterModel: {
            items: [{ field: 'shelf', operator: 'equals', value: 'A1' }],
          },
        },
      }}
    />
  );
}
