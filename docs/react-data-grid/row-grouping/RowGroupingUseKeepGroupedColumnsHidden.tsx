import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

export default function RowGroupingUseKeepGroupedColumnsHidden() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['team'] } },
  });

  return (
    <DataGridPremium
      apiRef={apiRef}
      autoHeight
      aria-label="Tickets, grouped columns are hidden"
      columns={ticketColumns}
      rows={tickets}
      initialState={initialState}
      hideFooter
    />
  );
}
