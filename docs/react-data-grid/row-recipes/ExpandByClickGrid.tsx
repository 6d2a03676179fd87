import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, gridClasses, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';
import { parts } from './parts';
import type { Part } from './parts';

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 90 },
  { field: 'shelf', headerName: 'Shelf', width: 60 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 65 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Part>) => (
  <Box role="group" aria-label={`Note on ${row.part}`} sx={{ p: 2 }}>
    {row.note}
  </Box>
);
const getDetailPanelHeight = () => 56;

export default function ExpandByClickGrid() {
  const apiRef = useGridApiRef();

  return (
    <DataGridPro
      autoHeight
      apiRef={apiRef}
      aria-label="Parts, expanded by a click"
      columns={columns}
      rows={parts}
      getDetailPanelContent={getDetailPanelContent}
      getDetailPanelHeight={getDetailPanelHeight}
      initialState={{ detailPanel: { expandedRowIds: [1] } }}
      onRowClick={({ id }) => apiRef.current.toggleDetailPanel(id)}
      disableRowSelectionOnClick
      hideFooter
      sx={{ [`& .${gridClasses.row}`]: { cursor: 'pointer' } }}
    />
  );
}
