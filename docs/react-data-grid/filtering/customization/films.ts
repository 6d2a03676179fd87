export interface Film {
  id: number;
  title: string;
  genre: string;
  /** From 0 to 5. */
  rating: number;
  minutes: number;
}

export const films: Film[] = [
  { id: 1, title: 'The Last Ferry', genre: 'Drama', rating: 4.5, minutes: 112 },
  { id: 2, title: 'Paper Moons', genre: 'Family', rating: 3, minutes: 94 },
  {
    id: 3,
    title: 'North of Nowhere',
    genre: 'Thriller',
    rating: 4,
    minutes: 128,
  },
  { id: 4, title: 'Two Spoons', genre: 'Comedy', rating: 2.5, minutes: 88 },
  { id: 5, title: 'Salt and Snow', genre: 'Drama', rating: 5, minutes: 141 },
  {
    id: 6,
    title: 'Room for Ravens',
    genre: 'Thriller',
    rating: 3.5,
    minutes: 103,
  },
  { id: 7, title: 'Aunt Odile', genre: 'Comedy', rating: 4, minutes: 97 },
  { id: 8, title: 'Harbor Lights', genre: 'Family', rating: 2, minutes: 79 },
];
