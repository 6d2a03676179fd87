import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

interface InvoiceLine {
  id: number;
  item: string;
  quantity?: number;
  price?: number;
  total: number;
  isSum?: boolean;
}

const rows: InvoiceLine[] = [
  { id: 1, item: 'Table', quantity: 1, price: 640, total: 640 },
  { id: 2, item: 'Chair', quantity: 4, price: 95, total: 380 },
  { id: 3, item: 'Delivery', quantity: 1, price: 60, total: 60 },
  { id: 4, item: 'Subtotal', total: 1080, isSum: true },
  { id: 5, item: 'VAT 8.1%', total: 87.48, isSum: true },
  { id: 6, item: 'Total', total: 1167.48, isSum: true },
];

const amount = ({ value }: { value?: number }) =>
  value === undefined
    ? ''
    : value.toLocaleString('en', { minimumFractionDigits: 2 });

const columns: GridColDef<InvoiceLine>[] = [
  {
    field: 'item',
    headerName: 'Item',
    minWidth: 74,
    flex: 3,
    colSpan: ({ row }: GridCellParams<InvoiceLine>) => (row.isSum ? 3 : 1),
  },
  {
    field: 'quantity',
    headerName: 'Count',
    type: 'number',
    minWidth: 58,
    flex: 1,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    minWidth: 66,
    flex: 1,
    valueFormatter: amount,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    minWidth: 78,
    flex: 1,
    valueFormatter: amount,
  },
].map((column) => ({ ...column, sortable: false }));

export default function ColumnSpanningFunction() {
  return (
    <DataGrid
      autoHeight
      aria-label="Invoice"
      columns={columns}
      rows={rows}
      hideFooter
      disableColumnMenu
      showCellVerticalBorder
      getRowClassName={({ row }) => (row.isSum ? 'sum' : '')}
      sx={{ '& .sum': { bgcolor: 'action.hover' } }}
    />
  );
}
