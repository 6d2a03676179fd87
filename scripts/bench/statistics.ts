/** The middle of some samples, and how far they lie apart. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The median of some samples: the mean of the two in the middle where their number is even.
 *
 * @throws where there is none
 */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) {
    throw new Error('[bench] there is no median of no samples.');
  }
  return (lower + upper) / 2;
}

/**
 * The median, the lowest and the highest of some samples.
 *
 * @throws where there is none
 */
export function spreadOf(samples: readonly number[]): Spread {
  return {median: median(samples), low: Math.min(...samples), high: Math.max(...samples)};
}
