export interface Hotel {
  id: number;
  name: string;
  /** The shares of the rooms that were taken. */
  summer: number;
  winter?: number;
}

export const hotels: Hotel[] = [
  { id: 1, name: 'Seeblick', summer: 0.92, winter: 0.44 },
  { id: 2, name: 'Alpenrose', summer: 0.71, winter: 0.97 },
  { id: 3, name: 'Zur Linde', summer: 0.58 },
  { id: 4, name: 'Bahnhof', summer: 0.66, winter: 0.61 },
];

export const percent = new Intl.NumberFormat('en', { style: 'percent' });
