import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterItem } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { shortTextOperators } from '../shared/shortText';

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    filterOperators: shortTextOperators,
  },
  {
    field: 'country',
    headerName: 'Country',
    width: 100,
    filterOperators: shortTextOperators,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 90,
    filterOperators: shortTextOperators,
  },
];

export default function QuickFilterOutsideOfGrid() {
  const rows = React.useMemo(() => makeOrders(10_000), []);
  const [items, setItems] = React.useState<GridFilterItem[]>([]);
  const [text, setText] = React.useState('italy returned');
  const searched = React.useDeferredValue(text);

  const filterModel = React.useMemo(
    () => ({
      items,
      quickFilterValues: searched.split(/\s+/).filter((word) => word !== ''),
    }),
    [items, searched],
  );

  return (
    <div className="flex h-[460px] w-full flex-col gap-4">
      <div className="flex flex-wrap items-center gap-4 rounded-lg bg-black/5 p-4 dark:bg-white/10">
        <p className="me-auto font-bold">Bookshop orders</p>
        <TextField
          size="small"
          type="search"
          label="Search orders"
          value={text}
          onChange={({ target }) => setText(target.value.slice(0, 200))}
        />
      </div>
      <div className="min-h-0 flex-1">
        <DataGrid
          aria-label="Orders"
          columns={columns}
          rows={rows}
          filterModel={filterModel}
          onFilterModelChange={(model) => setItems(model.items)}
        />
      </div>
    </div>
  );
}
