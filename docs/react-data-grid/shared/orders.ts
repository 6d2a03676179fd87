export type OrderStatus = 'Open' | 'Packed' | 'Shipped' | 'Returned';

export interface Order {
  id: number;
  customer: string;
  country: string;
  placed: Date;
  status: OrderStatus;
  items: number;
  /** In euros. */
  total: number;
}

export const STATUSES: OrderStatus[] = [
  'Open',
  'Packed',
  'Shipped',
  'Returned',
];

const FIRST_NAMES = [
  ...['Amina', 'Jonas', 'Lucía', 'Marta', 'Théo', 'Giulia', 'Emil', 'Hanna'],
  ...['Paulo', 'Claire', 'Pablo', 'Sofia', 'Lukas', 'Zofia', 'Freja', 'Noah'],
];
const LAST_NAMES = [
  ...['Diallo', 'Weber', 'Romero', 'Kowalska', 'Lambert', 'Conti', 'Holm'],
  ...['Fischer', 'Silva', 'Dubois', 'Ortega', 'Bianchi', 'Braun', 'Nowak'],
];
const COUNTRIES = [
  ...['Denmark', 'France', 'Germany', 'Italy'],
  ...['Poland', 'Portugal', 'Spain'],
];

const MINUTES_BETWEEN_ORDERS = 20;

/** A number below the limit that looks random, and is the same on every call. */
function scatter(index: number, salt: number, limit: number) {
  let bits = Math.imul(index * 8 + salt, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 1) % limit;
}

/** Orders of a bookshop, the newest first. */
export function makeOrders(count: number): Order[] {
  const newest = new Date(2026, 1, 12, 18).getTime();
  const orders: Order[] = [];

  for (let index = 0; index < count; index += 1) {
    const first = FIRST_NAMES[scatter(index, 0, FIRST_NAMES.length)]!;
    const last = LAST_NAMES[scatter(index, 7, LAST_NAMES.length)]!;
    const items = 1 + scatter(index, 2, 8);
    orders.push({
      id: 100_000 + count - index,
      customer: `${first} ${last}`,
      country: COUNTRIES[scatter(index, 6, COUNTRIES.length)]!,
      placed: new Date(newest - index * MINUTES_BETWEEN_ORDERS * 60_000),
      status: STATUSES[scatter(index, 1, STATUSES.length)]!,
      items,
      total: (items * (600 + scatter(index, 5, 2400))) / 100,
    });
  }
  return orders;
}
