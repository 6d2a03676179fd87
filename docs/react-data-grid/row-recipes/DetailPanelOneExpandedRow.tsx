import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridRowId,
  GridRowParams,
} from '@mui/x-data-grid-pro';
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

export default function DetailPanelOneExpandedRow() {
  const [expandedIds, setExpandedIds] = React.useState<GridRowId[]>([2]);

  return (
    <DataGridPro
      autoHeight
      aria-label="Parts"
      columns={columns}
      rows={parts}
      getDetailPanelContent={getDetailPanelContent}
      getDetailPanelHeight={getDetailPanelHeight}
      detailPanelExpandedRowIds={expandedIds}
      onDetailPanelExpandedRowIdsChange={(ids) => setExpandedIds(ids.slice(-1))}
      hideFooter
    />
  );
}
