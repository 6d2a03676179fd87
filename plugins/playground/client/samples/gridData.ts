import type {Values} from '../values';

/** Rows and columns that several samples of the grid share. The columns fit 480 px, and each row a line of code. */

/** Orders of a shop: columns of each type that needs neither a date nor a function. */
export const ORDERS = {
  'aria-label': 'Orders',
  rows: [
    {id: 41, name: 'Amina Diallo', status: 'Shipped', total: 86.4, paid: true},
    {id: 42, name: 'Jonas Weber', status: 'Open', total: 19.9, paid: false},
    {id: 43, name: 'Lucía Romero', status: 'Packed', total: 132, paid: true},
    {id: 44, name: 'Marta Nowak', status: 'Shipped', total: 54.5, paid: true},
    {id: 45, name: 'Théo Lambert', status: 'Returned', total: 27.8, paid: true},
    {id: 46, name: 'Giulia Conti', status: 'Open', total: 212.35, paid: false},
    {id: 47, name: 'Emil Holm', status: 'Packed', total: 41, paid: true},
    {id: 48, name: 'Hanna Braun', status: 'Shipped', total: 9.95, paid: true},
    {id: 49, name: 'Paulo Silva', status: 'Open', total: 74.2, paid: false},
    {id: 50, name: 'Claire Dubois', status: 'Shipped', total: 118, paid: true},
  ],
  columns: [
    {field: 'id', headerName: 'Order', width: 75},
    {field: 'name', headerName: 'Customer', flex: 1, minWidth: 120},
    {
      field: 'status',
      headerName: 'Status',
      type: 'singleSelect',
      valueOptions: ['Open', 'Packed', 'Shipped', 'Returned'],
      width: 100,
    },
    {field: 'total', headerName: 'Total (€)', type: 'number', width: 90},
    {field: 'paid', headerName: 'Paid', type: 'boolean', width: 70},
  ],
} as const satisfies Values;

/** The stock of a shop, with cells that can be edited. */
export const STOCK = {
  'aria-label': 'Stock',
  rows: [
    {id: 1, product: 'Desk lamp', room: 'Study', price: 49.9, stock: 120},
    {id: 2, product: 'Floor lamp', room: 'Lounge', price: 119, stock: 31},
    {id: 3, product: 'Office chair', room: 'Study', price: 229, stock: 14},
    {id: 4, product: 'Bar stool', room: 'Kitchen', price: 64.5, stock: 48},
    {id: 5, product: 'Standing desk', room: 'Study', price: 540, stock: 6},
    {id: 6, product: 'Armchair', room: 'Lounge', price: 389, stock: 0},
    {id: 7, product: 'Spice rack', room: 'Kitchen', price: 35, stock: 22},
    {id: 8, product: 'Bookshelf', room: 'Lounge', price: 159, stock: 9},
    {id: 9, product: 'Filing cabinet', room: 'Study', price: 210, stock: 3},
    {id: 10, product: 'Folding table', room: 'Kitchen', price: 89, stock: 57},
  ],
  columns: [
    {field: 'id', headerName: 'No.', width: 55},
    {field: 'product', headerName: 'Product', flex: 1, minWidth: 125, editable: true},
    {
      field: 'room',
      headerName: 'Room',
      type: 'singleSelect',
      valueOptions: ['Kitchen', 'Lounge', 'Study'],
      width: 90,
      editable: true,
    },
    {field: 'price', headerName: 'Price (€)', type: 'number', width: 95, editable: true},
    {field: 'stock', headerName: 'Stock', type: 'number', width: 85, editable: true},
  ],
} as const satisfies Values;

/** Mean temperatures, in groups of columns. */
export const WEATHER = {
  'aria-label': 'Temperatures',
  rows: [
    {id: 1, city: 'Athens', janLow: 7, janHigh: 14, julLow: 24, julHigh: 34},
    {id: 2, city: 'Berlin', janLow: -2, janHigh: 3, julLow: 15, julHigh: 25},
    {id: 3, city: 'Dublin', janLow: 3, janHigh: 8, julLow: 12, julHigh: 19},
    {id: 4, city: 'Helsinki', janLow: -6, janHigh: -1, julLow: 14, julHigh: 22},
    {id: 5, city: 'Lisbon', janLow: 8, janHigh: 15, julLow: 18, julHigh: 28},
    {id: 6, city: 'Madrid', janLow: 3, janHigh: 10, julLow: 19, julHigh: 33},
    {id: 7, city: 'Oslo', janLow: -7, janHigh: -1, julLow: 13, julHigh: 22},
    {id: 8, city: 'Paris', janLow: 3, janHigh: 8, julLow: 16, julHigh: 26},
    {id: 9, city: 'Rome', janLow: 3, janHigh: 12, julLow: 19, julHigh: 32},
    {id: 10, city: 'Vienna', janLow: -2, janHigh: 3, julLow: 16, julHigh: 27},
  ],
  columns: [
    {field: 'city', headerName: 'City', flex: 1, minWidth: 100},
    {field: 'janLow', headerName: 'Low (°C)', type: 'number', width: 90},
    {field: 'janHigh', headerName: 'High (°C)', type: 'number', width: 90},
    {field: 'julLow', headerName: 'Low (°C)', type: 'number', width: 90},
    {field: 'julHigh', headerName: 'High (°C)', type: 'number', width: 90},
  ],
  columnGroupingModel: [
    {groupId: 'january', headerName: 'January', children: [{field: 'janLow'}, {field: 'janHigh'}]},
    {groupId: 'july', headerName: 'July', children: [{field: 'julLow'}, {field: 'julHigh'}]},
  ],
  experimentalFeatures: {columnGrouping: true},
} as const satisfies Values;

const CITIES = ['Antwerp', 'Bilbao', 'Cologne', 'Gdańsk', 'Lyon', 'Porto', 'Turin'] as const;
const STATUSES = ['Waiting', 'Moving', 'Arrived'] as const;

function parcel(index: number): Values {
  const from = (index * 3) % CITIES.length;
  const to = (from + 1 + (index % (CITIES.length - 1))) % CITIES.length;
  return {
    id: 301 + index,
    from: CITIES[from] ?? '',
    to: CITIES[to] ?? '',
    weight: (4 + ((index * 37) % 196)) / 10,
    status: STATUSES[(index * 5 + Math.floor(index / 7)) % STATUSES.length] ?? '',
  };
}

/** A hundred parcels. */
export const PARCELS: Values = {
  'aria-label': 'Parcels',
  rows: Array.from({length: 100}, (_, index) => parcel(index)),
  columns: [
    {field: 'id', headerName: 'Parcel', width: 75},
    {field: 'from', headerName: 'From', flex: 1, minWidth: 80},
    {field: 'to', headerName: 'To', flex: 1, minWidth: 80},
    {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 100},
    {field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions: STATUSES, width: 90},
  ],
};
