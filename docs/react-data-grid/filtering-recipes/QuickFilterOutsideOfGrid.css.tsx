import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterItem } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { shortTextOperators } from '../shared/shortText';
import './QuickFilterOutsideOfGrid.css';

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
    <div className="quick-filter-outside-of-grid">
      <div className="quick-filter-outside-of-grid-bar">
        <p className="quick-filter-outside-of-grid-title">Bookshop orders</p>
        <TextField
          size="small"
          type="search"
          label="Search orders"
          value={text}
          onChange={({ target }) => setText(target.value.slice(0, 200))}
        />
      </div>
      <div className="quick-filter-outside-of-grid-rows">
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
