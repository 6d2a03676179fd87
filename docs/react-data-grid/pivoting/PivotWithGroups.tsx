import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import { makeOrders } from '../shared/orders';
import { monthOf, pivot, sum } from './pivot';
import type { PivotRow } from './pivot';

const country: GridColDef<PivotRow> = {
  field: 'country',
  groupingValueGetter: ({ row }) => row.name.split(' · ')[0] ?? null,
};

const status: GridColDef<PivotRow, string> = {
  field: 'status',
  valueGetter: ({ row }) => row.name?.split(' · ')[1] ?? '',
};

const groupingColDef = { leafField: 'status', headerName: 'Sales', width: 170 };

const isSpain = (group: GridGroupNode) => group.groupingKey === 'Spain';

export default function PivotWithGroups() {
  const { rows, columns } = React.useMemo(() => {
    const table = pivot(makeOrders(10_000), {
      rowOf: (order) => `${order.country} · ${order.status}`,
      columnOf: (order) => monthOf(order.placed),
      valueOf: (order) => Math.round(order.total),
      summarize: sum,
      headerName: 'Country and status',
    });
    return { ...table, columns: [country, status, ...table.columns] };
  }, []);

  const sums = columns.filter(({ type }) => type === 'number');

  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Sales in euros by country, status and month"
        columns={columns}
        rows={rows}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['country'] },
          columns: {
            columnVisibilityModel: {
              country: false,
              status: false,
              name: false,
            },
          },
          aggregation: {
            model: Object.fromEntries(sums.map(({ field }) => [field, 'sum'])),
          },
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
        isGroupExpandedByDefault={isSpain}
        hideFooter
      />
    </div>
  );
}
