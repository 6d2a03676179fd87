import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

export default function RowGroupingControlled() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['team']);

  return (
    <Stack spacing={1} sx={{ height: 380, width: '100%' }}>
      <Stack direction="row" flexWrap="wrap">
        <Button onClick={() => setModel(['team'])}>By team</Button>
        <Button onClick={() => setModel(['priority'])}>By priority</Button>
        <Button onClick={() => setModel([])}>Ungrouped</Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Tickets"
          columns={ticketColumns}
          rows={tickets}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
