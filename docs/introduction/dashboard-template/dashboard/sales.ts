import { dayNumber, dayOf, lengthOf, weekdayOf } from './days';
import type { Day, DayRange } from './days';
import { shops } from './shops';
import type { Shop } from './shops';

/** What one shop sold on one day. */
export interface DaySales {
  /** Whole euros. */
  readonly revenue: number;
  readonly receipts: number;
}

/** The days for which there are sales. */
export const salesDays: DayRange = { from: '2025-01-01', to: '2025-12-31' };

const FIRST = dayNumber(salesDays.from);
const CLOSED = ['2025-01-01', '2025-12-25', '2025-12-26'];
const WEEK = [0.83, 0.8, 0.87, 0.94, 1.13, 1.39, 1.04];

/** A number from 0 to 1 that looks random and is the same on each run. */
function wobble(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 7), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 8) / 2 ** 24;
}

/** Sample data: put what your server answers in its place. */
function sample(shop: Shop, index: number, day: Day): DaySales | undefined {
  if (shop.opened && day < shop.opened) {
    return undefined;
  }
  if (CLOSED.includes(day)) {
    return { revenue: 0, receipts: 0 };
  }
  const number = dayNumber(day);
  const ofYear = (number - FIRST) / 365;
  const summer = Math.max(0, Math.sin((ofYear - 0.28) * 2 * Math.PI * 1.15));
  const season =
    1 + shop.summer * (ofYear > 0.28 && ofYear < 0.72 ? summer : 0);
  const holidays = day >= '2025-12-15' && day <= '2025-12-24' ? 1.32 : 1;
  // Good weather is good for all shops.
  const weather = 0.9 + 0.2 * wobble(number * 613 + 11);
  const chance =
    weather * (0.92 + 0.16 * wobble(number * 31 + (index + 1) * 7919));
  const revenue = Math.round(
    shop.usualRevenue *
      (WEEK[weekdayOf(day)] ?? 1) *
      season *
      holidays *
      (1 + shop.growth * (ofYear - 0.5)) *
      chance,
  );
  const receipt =
    shop.usualReceipt *
    (0.96 + 0.08 * wobble(number * 17 + (index + 1) * 104_729));
  return { revenue, receipts: Math.round(revenue / receipt) };
}

const days = Array.from({ length: lengthOf(salesDays) }, (_, index) =>
  dayOf(FIRST + index),
);

const salesByShop: ReadonlyMap<string, readonly (DaySales | undefined)[]> =
  new Map(
    shops.map((shop, index) => [
      shop.id,
      days.map((day) => sample(shop, index, day)),
    ]),
  );

/** What a shop sold on a day; `undefined` before it opened and without data. */
export function salesOf(shopId: string, day: Day): DaySales | undefined {
  return salesByShop.get(shopId)?.[dayNumber(day) - FIRST];
}

/** The days of a range for which there are sales. */
export function daysWithSales({ from, to }: DayRange): readonly Day[] {
  return days.filter((day) => day >= from && day <= to);
}
