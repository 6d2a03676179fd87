import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

const groupingColDef = { leafField: 'customer', minWidth: 190 };

export default function RowGroupingFullExample() {
  const rows = React.useMemo(() => makeOrders(10_000), []);
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['country', 'status'] },
      aggregation: { model: { total: 'sum', items: 'sum' } },
      columns: { columnVisibilityModel: { customer: false } },
      sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
    },
  });

  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="10,000 orders by country and status"
        columns={columns}
        rows={rows}
        groupingColDef={groupingColDef}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
