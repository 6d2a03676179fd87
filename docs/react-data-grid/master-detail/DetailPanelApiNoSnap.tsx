import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import { columns, purchases } from './purchases';
import type { Purchase } from './purchases';
import { PurchaseLines } from './purchaseLines';

const getDetailPanelContent = ({ row }: GridRowParams<Purchase>) => (
  <PurchaseLines purchase={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanelApiNoSnap() {
  const apiRef = useGridApiRef();

  const openLargest = () => apiRef.current.setExpandedDetailPanels([7103]);
  const toggleFirst = () => apiRef.current.toggleDetailPanel(7101);

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 440 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button size="small" onClick={openLargest}>
          Show the largest
        </Button>
        <Button size="small" onClick={toggleFirst}>
          Toggle the first
        </Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Purchases"
          columns={columns}
          rows={purchases}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
