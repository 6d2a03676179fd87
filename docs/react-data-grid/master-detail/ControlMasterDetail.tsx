import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowId, GridRowParams } from '@mui/x-data-grid-pro';
import { columns, purchases } from './purchases';
import type { Purchase } from './purchases';
import { PurchaseLines } from './purchaseLines';

const getDetailPanelContent = ({ row }: GridRowParams<Purchase>) => (
  <PurchaseLines purchase={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function ControlMasterDetail() {
  const [expandedIds, setExpandedIds] = React.useState<GridRowId[]>([7102]);

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 440 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button
          size="small"
          onClick={() => setExpandedIds(purchases.map(({ id }) => id))}
        >
          Expand all
        </Button>
        <Button size="small" onClick={() => setExpandedIds([])}>
          Collapse all
        </Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Purchases"
          columns={columns}
          rows={purchases}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expandedIds}
          onDetailPanelExpandedRowIdsChange={setExpandedIds}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
