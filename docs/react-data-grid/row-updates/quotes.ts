export interface Quote {
  id: number;
  symbol: string;
  price: number;
  /** In percent, since the day began. */
  change: number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function symbolOf(id: number) {
  return [id, Math.floor(id / 26), Math.floor(id / 676)]
    .map((number) => LETTERS[number % 26])
    .join('');
}

/** What a share costs after a number of moves. */
export function quoteAt(id: number, moves: number): Quote {
  const change = 4 * Math.sin(id + moves / 7) * Math.cos(id / 3 + moves / 31);
  return {
    id,
    symbol: symbolOf(id * 37),
    price: (20 + (id % 180)) * (1 + change / 100),
    change,
  };
}

export function makeQuotes(count: number): Quote[] {
  return Array.from({ length: count }, (_, id) => quoteAt(id, 0));
}
