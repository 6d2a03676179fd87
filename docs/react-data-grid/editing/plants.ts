export interface Plant {
  id: number;
  name: string;
  pots: number | null;
  /** Not saved yet. */
  isNew?: boolean;
}

export const plants: Plant[] = [
  { id: 1, name: 'Rosemary', pots: 40 },
  { id: 2, name: 'Olive tree', pots: 12 },
  { id: 3, name: 'Blueberry', pots: 25 },
  { id: 4, name: 'Lavender', pots: 64 },
];
