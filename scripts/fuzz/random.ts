/** A 32-bit number that differs for texts that differ a little (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** Random choices that are the same in each run with the same seed (mulberry32). */
export class Random {
  #state: number;

  /** @param seed any text; a case has its own, so that it can be run alone */
  constructor(seed: string) {
    this.#state = hashOf(seed);
  }

  /** A number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 to below a limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  /** A list of up to some items. */
  list<Item>(most: number, make: () => Item): Item[] {
    return Array.from({length: this.below(most + 1)}, make);
  }
}
