/**
 * The number of single-character edits (insert, delete, replace, swap of neighbors) between two words.
 *
 * @param limit above it the exact number does not matter, and any greater one is returned: most pairs are told apart early
 */
export function editDistance(from: string, to: string, limit = Infinity): number {
  if (Math.abs(from.length - to.length) > limit) {
    return limit + 1;
  }
  let older: number[] = [];
  let old: number[] = [];
  let row = Array.from({length: to.length + 1}, (_, column) => column);
  for (let i = 1; i <= from.length; i += 1) {
    [older, old, row] = [old, row, [i]];
    let least = i;
    for (let j = 1; j <= to.length; j += 1) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      let best = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + cost);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        best = Math.min(best, older[j - 2]! + 1);
      }
      row.push(best);
      least = Math.min(least, best);
    }
    // No later row falls below two rows that are both above the limit; a swap looks two rows back.
    if (least > limit && Math.min(...old) > limit) {
      return limit + 1;
    }
  }
  return row[to.length] ?? 0;
}

/** The candidate that somebody most likely meant; `undefined` where none is near. */
export function nearestName(word: string, candidates: readonly string[]): string | undefined {
  const nearest = candidates
    .map((candidate) => ({candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance)[0];
  const limit = Math.max(2, Math.floor(word.length / 3));
  return nearest && nearest.distance <= limit ? nearest.candidate : undefined;
}

/** {@link nearestName} for the end of an error message: ` Did you mean "BasicBars"?`, or nothing where none is near. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const name = nearestName(word, candidates);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}
