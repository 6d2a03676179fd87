import { lengthOf, rangeBefore, weekdayOf } from './days';
import type { Day, DayRange } from './days';
import { daysWithSales, salesOf } from './sales';

export interface Sums {
  /** Euros. */
  readonly revenue: number;
  readonly receipts: number;
  /** Euros on an average receipt; `null` without receipts. */
  readonly average: number | null;
  /** Changes over the range before, 0.1 for 10 % more; `null` without one. */
  readonly revenueChange: number | null;
  readonly averageChange: number | null;
  readonly bestDay: { readonly day: Day; readonly revenue: number } | null;
}

/** Revenue of some shops on a day; `null` if none of them was open yet. */
export function revenueOn(shopIds: readonly string[], day: Day): number | null {
  const found = shopIds.flatMap((id) => salesOf(id, day) ?? []);
  return found.length === 0
    ? null
    : found.reduce((sum, { revenue }) => sum + revenue, 0);
}

function totalsOf(shopIds: readonly string[], range: DayRange) {
  const sales = daysWithSales(range).flatMap((day) =>
    shopIds.flatMap((id) => salesOf(id, day) ?? []),
  );
  return {
    revenue: sales.reduce((sum, { revenue }) => sum + revenue, 0),
    receipts: sales.reduce((sum, { receipts }) => sum + receipts, 0),
  };
}

/** The totals of the range before, if there are sales from its first day on. */
function totalsBefore(shopIds: readonly string[], range: DayRange) {
  const before = rangeBefore(range);
  const isWhole = [before, range].every(
    (one) => daysWithSales(one).length === lengthOf(one),
  );
  if (!isWhole || revenueOn(shopIds, before.from) === null) {
    return undefined;
  }
  const totals = totalsOf(shopIds, before);
  return totals.revenue > 0 ? totals : undefined;
}

function bestDayOf(
  shopIds: readonly string[],
  range: DayRange,
): Sums['bestDay'] {
  let best: Sums['bestDay'] = null;
  for (const day of daysWithSales(range)) {
    const revenue = revenueOn(shopIds, day) ?? 0;
    if (revenue > (best?.revenue ?? 0)) {
      best = { day, revenue };
    }
  }
  return best;
}

export function sumsOf(shopIds: readonly string[], range: DayRange): Sums {
  const { revenue, receipts } = totalsOf(shopIds, range);
  const before = totalsBefore(shopIds, range);
  const average = receipts > 0 ? revenue / receipts : null;
  return {
    revenue,
    receipts,
    average,
    revenueChange: before ? revenue / before.revenue - 1 : null,
    averageChange:
      before && average !== null
        ? average / (before.revenue / before.receipts) - 1
        : null,
    bestDay: bestDayOf(shopIds, range),
  };
}

/** Average revenue by weekday, Monday first; 0 for a weekday not in range. */
export function weekdayAverages(
  shopIds: readonly string[],
  range: DayRange,
): number[] {
  const sums = Array.from({ length: 7 }, () => ({ revenue: 0, days: 0 }));
  for (const day of daysWithSales(range)) {
    const revenue = revenueOn(shopIds, day);
    const sum = sums[weekdayOf(day)];
    if (revenue !== null && sum) {
      sum.revenue += revenue;
      sum.days += 1;
    }
  }
  return sums.map(({ revenue, days }) =>
    days > 0 ? Math.round(revenue / days) : 0,
  );
}

export interface Point {
  /** The day, or the first day of a week. */
  readonly day: Day;
  readonly days: readonly Day[];
}

/** More days than this are drawn by week. */
export const MOST_DAYS = 120;

/** The points of a chart: days, or weeks if there are many days. */
export function pointsOf(range: DayRange): Point[] {
  const days = daysWithSales(range);
  if (days.length <= MOST_DAYS) {
    return days.map((day) => ({ day, days: [day] }));
  }
  const weeks: Day[][] = [];
  for (const day of days) {
    const week = weeks.at(-1);
    if (week && weekdayOf(day) !== 0) {
      week.push(day);
    } else {
      weeks.push([day]);
    }
  }
  // A week that is cut off would look like a slump.
  return weeks
    .filter(({ length }) => length === 7)
    .map((week) => ({ day: week[0] ?? '', days: week }));
}

/** Revenue of some shops at each point; `null` where none was open yet. */
export function lineOf(
  shopIds: readonly string[],
  points: readonly Point[],
): (number | null)[] {
  return points.map((point) => {
    const found = point.days.flatMap((day) => revenueOn(shopIds, day) ?? []);
    return found.length === 0
      ? null
      : found.reduce((sum, revenue) => sum + revenue, 0);
  });
}
