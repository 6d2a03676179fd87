import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import { columns, purchases } from './purchases';
import type { Purchase } from './purchases';
import { PurchaseLines } from './purchaseLines';

function Details({ purchase }: { purchase: Purchase }) {
  const [isShowingNote, setIsShowingNote] = React.useState(false);

  return (
    <Box sx={{ pb: 1 }}>
      <PurchaseLines purchase={purchase} />
      {isShowingNote && (
        <Typography variant="body2" sx={{ px: 4, pb: 1 }}>
          {purchase.note || 'There is no note.'}
        </Typography>
      )}
      <Button
        size="small"
        aria-expanded={isShowingNote}
        onClick={() => setIsShowingNote((current) => !current)}
        sx={{ marginInlineStart: 3 }}
      >
        Note
      </Button>
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Purchase>) => (
  <Details purchase={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanelAutoHeight() {
  return (
    <Box sx={{ width: '100%', height: 500 }}>
      <DataGridPro
        aria-label="Purchases"
        columns={columns}
        rows={purchases}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [7103] } }}
        hideFooter
      />
    </Box>
  );
}
