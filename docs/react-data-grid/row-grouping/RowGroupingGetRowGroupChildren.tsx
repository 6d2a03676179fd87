import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

export default function RowGroupingGetRowGroupChildren() {
  const apiRef = useGridApiRef();
  const [children, setChildren] = React.useState<string[]>([]);

  React.useEffect(() => {
    const readBilling = () => {
      // Ticket 1 is one of Billing.
      const groupId = apiRef.current.getRowNode(1)?.parent;
      const ids = apiRef.current.getRowGroupChildren({
        groupId: groupId ?? '',
        applySorting: true,
      });
      setChildren(ids.map((id) => apiRef.current.getRow(id).subject));
    };
    readBilling();
    return apiRef.current.subscribeEvent('sortedRowsSet', readBilling);
  }, [apiRef]);

  return (
    <Stack spacing={1} sx={{ height: 340, width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Billing: {children.join(', ')}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Tickets by team"
          columns={ticketColumns}
          rows={tickets}
          initialState={{ rowGrouping: { model: ['team'] } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
