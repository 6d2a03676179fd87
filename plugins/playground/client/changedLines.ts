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

/** The lines of `now` that are not among those that it has in common with `old`. */
function newLines(old: readonly string[], now: readonly string[]): number[] {
  if (old.length * now.length > MOST_PAIRS) {
    return [...now.keys()];
  }
  const common = commonLines(old, now);
  const lines: number[] = [];
  let [at, to] = [0, 0];
  while (to < now.length) {
    if (at < old.length && old[at] === now[to]) {
      at += 1;
      to += 1;
    } else if (at < old.length && common(at + 1, to) > common(at, to + 1)) {
      at += 1;
    } else {
      lines.push(to);
      to += 1;
    }
  }
  return lines;
}

/** Lines of `after`, counted from zero, that are new in it or differ from `before`. */
export function changedLines(before: string, after: string): readonly number[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) {
    start += 1;
  }
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) {
    end += 1;
  }
  return newLines(old.slice(start, old.length - end), now.slice(start, now.length - end)).map((line) => start + line);
}
