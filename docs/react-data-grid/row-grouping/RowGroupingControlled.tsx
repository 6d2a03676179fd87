import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

export default function RowGroupingControlled() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['team']);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setModel(['team'])}>By team</Button>
        <Button onClick={() => setModel(['priority'])}>By priority</Button>
        <Button onClick={() => setModel([])}>Ungrouped</Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Tickets"
          columns={ticketColumns}
          rows={tickets}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
