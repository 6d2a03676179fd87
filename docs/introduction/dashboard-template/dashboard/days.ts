/** A day of the calendar, without a time and a time zone: `2025-09-01`. */
export type Day = string;

/** Both ends are included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

const MS_A_DAY = 86_400_000;

/** Days since 1970. UTC has no clock changes, so every day has 24 hours. */
export function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / MS_A_DAY;
}

export function dayOf(number: number): Day {
  return new Date(number * MS_A_DAY).toISOString().slice(0, 10);
}

/** The number of days in a range; none if it ends before it begins. */
export function lengthOf({ from, to }: DayRange): number {
  return Math.max(0, dayNumber(to) - dayNumber(from) + 1);
}

/** The range of the same length that ends on the day before. */
export function rangeBefore(range: DayRange): DayRange {
  const first = dayNumber(range.from);
  return { from: dayOf(first - lengthOf(range)), to: dayOf(first - 1) };
}

/** 0 is Monday. */
export function weekdayOf(day: Day): number {
  return (dayNumber(day) + 3) % 7;
}

/** Midnight in the user's time zone, in which charts and pickers show dates. */
export function localDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
