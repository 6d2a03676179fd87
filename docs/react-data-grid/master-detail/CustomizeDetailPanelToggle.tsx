import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
} from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridRenderCellParams,
  GridRowParams,
} from '@mui/x-data-grid-pro';
import { columns as dataColumns, purchases } from './purchases';
import type { Purchase } from './purchases';
import { PurchaseLines } from './purchaseLines';

function Toggle({ value: isExpanded, row }: GridRenderCellParams<Purchase>) {
  return (
    <Button
      size="small"
      tabIndex={-1}
      aria-expanded={Boolean(isExpanded)}
      aria-label={`Articles of ${row.id}`}
      endIcon={
        <KeyboardArrowDownIcon
          sx={{ transform: isExpanded ? 'rotate(180deg)' : 'none' }}
        />
      }
    >
      {row.lines.length}
    </Button>
  );
}

const columns: GridColDef<Purchase>[] = [
  ...dataColumns,
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Articles',
    renderHeader: () => 'Articles',
    width: 90,
    renderCell: (params) => <Toggle {...params} />,
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Purchase>) => (
  <PurchaseLines purchase={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function CustomizeDetailPanelToggle() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGridPro
        aria-label="Purchases"
        columns={columns}
        rows={purchases}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [7101] } }}
        hideFooter
      />
    </Box>
  );
}
