import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import { columns, purchases } from './purchases';
import type { Purchase } from './purchases';
import { PurchaseLines } from './purchaseLines';

const getDetailPanelContent = ({ row }: GridRowParams<Purchase>) => (
  <PurchaseLines purchase={row} />
);
const getDetailPanelHeight = () => 180;

export default function BasicDetailPanels() {
  return (
    <Box sx={{ width: '100%', height: 446 }}>
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
