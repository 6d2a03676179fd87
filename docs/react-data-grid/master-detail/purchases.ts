import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Line {
  id: number;
  article: string;
  quantity: number;
  price: number;
}

export interface Purchase {
  id: number;
  supplier: string;
  date: string;
  note: string;
  lines: Line[];
}

function line(id: number, article: string, quantity: number, price: number) {
  return { id, article, quantity, price };
}

export const purchases: Purchase[] = [
  {
    id: 7101,
    supplier: 'Spoke & Co',
    date: '2 Mar',
    note: 'Deliver to the back door.',
    lines: [line(1, 'Spoke 262 mm', 120, 0.9), line(2, 'Rim 28"', 6, 34)],
  },
  {
    id: 7102,
    supplier: 'Chainworks',
    date: '3 Mar',
    note: '',
    lines: [line(1, 'Chain, 8-speed', 15, 14.5)],
  },
  {
    id: 7103,
    supplier: 'Leatherby',
    date: '5 Mar',
    note: 'Ask for samples in brown.',
    lines: [
      line(1, 'Saddle, narrow', 4, 69),
      line(2, 'Saddle, wide', 6, 72),
      line(3, 'Handlebar tape', 20, 11.9),
    ],
  },
  {
    id: 7104,
    supplier: 'Brightside',
    date: '9 Mar',
    note: '',
    lines: [line(1, 'Front light', 10, 24), line(2, 'Rear light', 10, 16)],
  },
];

export function totalOf({ lines }: Purchase) {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
}

export const columns: GridColDef<Purchase>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueGetter: ({ row }) => totalOf(row),
    valueFormatter: ({ value }) => `€${Number(value).toFixed(2)}`,
  },
];
