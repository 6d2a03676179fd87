import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

export default function RowGroupingApiNoSnap() {
  const apiRef = useGridApiRef();

  return (
    <Stack sx={{ height: 380, width: '100%' }}>
      <Stack direction="row" flexWrap="wrap">
        <Button onClick={() => apiRef.current.addRowGroupingCriteria('team')}>
          Add team
        </Button>
        <Button
          onClick={() => apiRef.current.removeRowGroupingCriteria('team')}
        >
          Remove team
        </Button>
        <Button
          onClick={() => apiRef.current.setRowGroupingCriteriaIndex('team', 0)}
        >
          Team first
        </Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Tickets, grouped from buttons"
          columns={ticketColumns}
          rows={tickets}
          initialState={{ rowGrouping: { model: ['priority', 'team'] } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
