import {FIGURE_IDS, FIGURES, type FigureId, type Subject} from './figures';
import {OURS, type BenchReport} from './report';
import {spreadOf, type Spread} from './statistics';

/** `unknown` where the figure was not measured before; for times also on another machine, or less than three times. */
export type Verdict = 'worse' | 'better' | 'same' | 'unknown';

/** A figure of this site, before and now. */
export interface Comparison {
  readonly subject: Subject;
  readonly figure: FigureId;
  readonly before?: Spread;
  readonly now: Spread;
  readonly verdict: Verdict;
}

/** By how much the calibrations of two runs may differ, as a part of the smaller one, for their times to be compared. */
const LARGEST_DIFFERENCE = 0.2;

/** With fewer samples, times have no spread that says something. */
const LEAST_SAMPLES = 3;

/** Whether two runs were made on machines of one speed, so that their times say something about the site. */
export function isSameSpeed(one: BenchReport, other: BenchReport): boolean {
  const [slow, quick] = [Math.max(one.calibration, other.calibration), Math.min(one.calibration, other.calibration)];
  return slow <= quick * (1 + LARGEST_DIFFERENCE);
}

/**
 * What became of a figure. An exact one is worse where it differs at all; any other only where its samples do not overlap.
 */
export function verdictOf(figure: FigureId, before: Spread, now: Spread): Verdict {
  const {isExact, better} = FIGURES[figure];
  if (better === 'none') {
    return 'same';
  }
  const isHigher = isExact ? now.median > before.median : now.low > before.high;
  const isLower = isExact ? now.median < before.median : now.high < before.low;
  if (!isHigher && !isLower) {
    return 'same';
  }
  return isHigher === (better === 'higher') ? 'better' : 'worse';
}

/**
 * Compares this site with an earlier result of it, figure by figure.
 *
 * @param last the earlier result, if there is one
 */
export function compareReports(now: BenchReport, last: BenchReport | undefined): Comparison[] {
  const areTimesComparable = last !== undefined && isSameSpeed(now, last);
  return (Object.keys(now.sites[OURS] ?? {}) as Subject[]).flatMap((subject) =>
    FIGURE_IDS.flatMap((figure): Comparison[] => {
      const samples = now.sites[OURS]?.[subject]?.[figure];
      if (!samples?.length) {
        return [];
      }
      const spread = spreadOf(samples);
      const earlier = last?.sites[OURS]?.[subject]?.[figure];
      if (!earlier?.length) {
        return [{subject, figure, now: spread, verdict: 'unknown'}];
      }
      const before = spreadOf(earlier);
      const hasSpread = Math.min(samples.length, earlier.length) >= LEAST_SAMPLES;
      const isComparable = FIGURES[figure].isExact || (areTimesComparable && hasSpread);
      return [
        {subject, figure, before, now: spread, verdict: isComparable ? verdictOf(figure, before, spread) : 'unknown'},
      ];
    }),
  );
}

/** Those that make the command fail: exact figures that got worse. Times are only told. */
export function failures(comparisons: readonly Comparison[]): Comparison[] {
  return comparisons.filter(({figure, verdict}) => verdict === 'worse' && FIGURES[figure].isExact);
}
