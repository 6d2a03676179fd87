/** The number of single-character edits (insert, delete, replace, swap of neighbours) between two words. */
export function editDistance(from: string, to: string): number {
  const rows = Array.from({length: from.length + 1}, (_, i) =>
    Array.from({length: to.length + 1}, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= from.length; i += 1) {
    for (let j = 1; j <= to.length; j += 1) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        best = Math.min(best, at(i - 2, j - 2) + 1);
      }
      rows[i]![j] = best;
    }
  }
  return at(from.length, to.length);
}

/** Whether one edit makes one word the other: a letter too many, too few, wrong, or two neighbors swapped. */
export function withinOneEdit(from: string, to: string): boolean {
  return Math.abs(from.length - to.length) <= 1 && editDistance(from, to) === 1;
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
