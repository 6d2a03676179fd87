export interface Item {
  id: string;
  item: string;
  planned: number;
  spent: number;
}

export const items: Item[] = [
  { id: 'venue', item: 'Venue', planned: 4200, spent: 4200 },
  { id: 'food', item: 'Food', planned: 3100, spent: 2890 },
  { id: 'music', item: 'Music', planned: 1500, spent: 1650 },
  { id: 'flowers', item: 'Flowers', planned: 600, spent: 540 },
  { id: 'photos', item: 'Photos', planned: 1200, spent: 0 },
  { id: 'invites', item: 'Invitations', planned: 250, spent: 235 },
];

/** The last row of a table: everything added up. */
export function totalOf(rows: Item[]): Item {
  return {
    id: 'total',
    item: 'Total',
    planned: rows.reduce((sum, { planned }) => sum + planned, 0),
    spent: rows.reduce((sum, { spent }) => sum + spent, 0),
  };
}
