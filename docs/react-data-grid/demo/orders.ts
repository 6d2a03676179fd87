export type OrderStatus = 'Open' | 'Packed' | 'Shipped' | 'Returned';

export interface Order {
  id: number;
  customer: string;
  country: string;
  placed: Date;
  status: OrderStatus;
  items: number;
  total: number;
}

export const STATUSES: OrderStatus[] = [
  'Open',
  'Packed',
  'Shipped',
  'Returned',
];

/** Orders of a bookshop; `total` is in euros. */
export const orders: Order[] = [
  [4101, 'Amina Diallo', 'France', 3, 'Shipped', 2, 41.8],
  [4102, 'Jonas Weber', 'Germany', 3, 'Shipped', 1, 18.5],
  [4103, 'Lucía Romero', 'Spain', 4, 'Returned', 3, 66.2],
  [4104, 'Marta Kowalska', 'Poland', 4, 'Shipped', 5, 94],
  [4105, 'Théo Lambert', 'France', 5, 'Shipped', 1, 12.9],
  [4106, 'Giulia Conti', 'Italy', 6, 'Packed', 2, 37.4],
  [4107, 'Emil Sørensen', 'Denmark', 6, 'Shipped', 4, 82.6],
  [4108, 'Hanna Fischer', 'Germany', 9, 'Packed', 6, 131.2],
  [4109, 'Paulo Silva', 'Portugal', 9, 'Open', 1, 22],
  [4110, 'Claire Dubois', 'France', 10, 'Packed', 3, 58.7],
  [4111, 'Pablo Ortega', 'Spain', 10, 'Open', 2, 33.1],
  [4112, 'Sofia Bianchi', 'Italy', 11, 'Open', 7, 148.3],
  [4113, 'Lukas Braun', 'Germany', 11, 'Open', 2, 29.9],
  [4114, 'Zofia Nowak', 'Poland', 12, 'Open', 1, 15.4],
  [4115, 'Freja Holm', 'Denmark', 12, 'Open', 3, 61.5],
].map((order) => {
  const [id, customer, country, day, status, items, total] = order as [
    number,
    string,
    string,
    number,
    OrderStatus,
    number,
    number,
  ];
  const placed = new Date(2026, 1, day);
  return { id, customer, country, placed, status, items, total };
});
