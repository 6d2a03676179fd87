/** From the index of an item, and the number of items, to the index of the item that a key leads to. */
export type Move = (from: number, count: number) => number;

/** What each key does. */
export type Moves = Readonly<Partial<Record<string, Move>>>;

/** To the next item; from the last to the first, and from none (-1) to the first. */
export const toNext: Move = (from, count) => (from + 1) % count;

/** To the previous item; from the first, or from none (-1), to the last. */
export const toPrevious: Move = (from, count) => (from <= 0 ? count : from) - 1;

/** To the ends of a list. */
export const END_KEYS: Moves = {Home: () => 0, End: (_from, count) => count - 1};

/** Up and down a list. */
export const VERTICAL_KEYS: Moves = {ArrowDown: toNext, ArrowUp: toPrevious};
