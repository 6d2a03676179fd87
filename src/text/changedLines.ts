/** Pairs of lines that are compared at most; beyond, all lines between the first and the last change count as changed. */
const MOST_PAIRS = 1_000_000;

/** How many lines two texts have in common from each pair of lines on, in the same order. */
function commonLines(old: readonly string[], now: readonly string[]): (at: number, to: number) => number {
  const width = now.length + 1;
  const counts = new Uint32Array((old.length + 1) * width);
  const count = (at: number, to: number): number => counts[at * width + to] ?? 0;
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      counts[at * width + to] =
        old[at] === now[to] ? count(at + 1, to + 1) + 1 : Math.max(count(at + 1, to), count(at, to + 1));
    }
  }
  return count;
}

/** For each line of `now` the line of `old` that it is, as far as both have them in the same order. */
function matches(old: readonly string[], now: readonly string[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (old.length * now.length > MOST_PAIRS) {
    return found;
  }
  const common = commonLines(old, now);
  let [at, to] = [0, 0];
  while (to < now.length) {
    if (at < old.length && old[at] === now[to]) {
      found.set(to, at);
      at += 1;
      to += 1;
    } else if (at < old.length && common(at + 1, to) > common(at, to + 1)) {
      at += 1;
    } else {
      to += 1;
    }
  }
  return found;
}

/** Two lines that stand side by side; both counted from zero. Equal lines have both, changed ones may lack one. */
export interface LinePair {
  readonly isEqual: boolean;
  readonly before?: number;
  readonly after?: number;
}

/** How many lines two texts have in common at their begin, and of the rest at their end. */
function commonEnds(old: readonly string[], now: readonly string[]): {readonly start: number; readonly end: number} {
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) {
    start += 1;
  }
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) {
    end += 1;
  }
  return {start, end};
}

/** Puts the lines of two texts side by side: equal ones, and between them the old beside the new ones. */
export function alignLines(before: string, after: string): readonly LinePair[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const {start, end} = commonEnds(old, now);
  const matched = matches(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const pairs: LinePair[] = [];
  let [at, to] = [0, 0];
  const addUntil = (nextAt: number, nextTo: number): void => {
    while (at < nextAt || to < nextTo) {
      pairs.push({isEqual: false, ...(at < nextAt && {before: at}), ...(to < nextTo && {after: to})});
      at += at < nextAt ? 1 : 0;
      to += to < nextTo ? 1 : 0;
    }
  };
  const addEqual = (nextAt: number, nextTo: number): void => {
    addUntil(nextAt, nextTo);
    pairs.push({isEqual: true, before: at, after: to});
    at += 1;
    to += 1;
  };
  for (let line = 0; line < start; line += 1) {
    addEqual(line, line);
  }
  [...matched].forEach(([newLine, oldLine]) => addEqual(start + oldLine, start + newLine));
  for (let line = end; line > 0; line -= 1) {
    addEqual(old.length - line, now.length - line);
  }
  addUntil(old.length, now.length);
  return pairs;
}

/** Lines of `after`, counted from zero, that are new in it or differ from `before`. */
export function changedLines(before: string, after: string): readonly number[] {
  return alignLines(before, after).flatMap(({isEqual, after: line}) => (isEqual || line === undefined ? [] : [line]));
}
