import * as React from 'react';
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
    <div style={{ width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        autoHeight
        aria-label="Tickets by team"
        columns={ticketColumns}
        rows={tickets}
        initialState={{ rowGrouping: { model: ['team'] } }}
        hideFooter
      />
      <Typography variant="body2" sx={{ mt: 1 }} aria-live="polite">
        Billing: {children.join(', ')}
      </Typography>
    </div>
  );
}
