import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

export default function RowGroupingApiNoSnap() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
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
      <div style={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Tickets, grouped from buttons"
          columns={ticketColumns}
          rows={tickets}
          initialState={{ rowGrouping: { model: ['priority', 'team'] } }}
          hideFooter
        />
      </div>
    </div>
  );
}
