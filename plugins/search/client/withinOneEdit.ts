/**
 * Whether one slip of the finger makes one word the other: a letter too many, too few, wrong, or two neighbours
 * swapped.
 */
export function withinOneEdit(from: string, to: string): boolean {
  if (from === to || Math.abs(from.length - to.length) > 1) {
    return false;
  }
  let start = 0;
  while (start < from.length && from[start] === to[start]) {
    start += 1;
  }
  let end = 0;
  while (end < Math.min(from.length, to.length) - start && from[from.length - 1 - end] === to[to.length - 1 - end]) {
    end += 1;
  }
  const fromRest = from.slice(start, from.length - end);
  const toRest = to.slice(start, to.length - end);
  if (fromRest.length <= 1 && toRest.length <= 1) {
    return true;
  }
  return fromRest.length === 2 && toRest.length === 2 && fromRest[0] === toRest[1] && fromRest[1] === toRest[0];
}
