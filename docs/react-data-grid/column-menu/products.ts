import type { GridColDef } from '@mui/x-data-grid';

export const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', minWidth: 150, flex: 1 },
  { field: 'category', headerName: 'Category', width: 140 },
  { field: 'price', headerName: 'Price', type: 'number', width: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 120 },
];

export const rows = [
  { id: 1, product: 'Trail shoes', category: 'Shoes', price: 129, stock: 14 },
  { id: 2, product: 'Rain jacket', category: 'Clothing', price: 189, stock: 0 },
  { id: 3, product: 'Head lamp', category: 'Gear', price: 45, stock: 62 },
  { id: 4, product: 'Wool socks', category: 'Clothing', price: 18, stock: 140 },
];
