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
  { id: 1, item: 'Oak table', quantity: 1, price: 640, total: 640 },
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
    minWidth: 110,
    flex: 1,
    colSpan: ({ row }: GridCellParams<InvoiceLine>) => (row.isSum ? 3 : 1),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    valueFormatter: amount,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
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
