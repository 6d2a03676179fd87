import { localDate } from './days';
import type { Day, DayRange } from './days';

const whole = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 0 });
const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const cents = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});
const percent = new Intl.NumberFormat('en-IE', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const change = new Intl.NumberFormat('en-IE', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const compact = new Intl.NumberFormat('en-IE', {
  notation: 'compact',
  maximumFractionDigits: 1,
});

const NONE = '–';

export const formatCount = (value: number): string => whole.format(value);
export const formatEuros = (value: number): string => euros.format(value);
export const formatAxis = (value: number): string => compact.format(value);
export const formatShare = (value: number): string => percent.format(value);

export function formatReceipt(value: number | null): string {
  return value === null ? NONE : cents.format(value);
}

export function formatChange(value: number | null): string {
  return value === null ? NONE : change.format(value).replace('-', '−');
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

/** “1 Sep” of a date in the user's time zone. */
export function formatDate(date: Date): string {
  return `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''}`;
}

/** “Sat 1 Nov” */
export function formatDay(day: Day): string {
  const date = localDate(day);
  return `${WEEKDAYS[date.getDay()] ?? ''} ${formatDate(date)}`;
}

/** “1 Sep to 30 Nov 2025” */
export function formatRange({ from, to }: DayRange): string {
  const [first, last] = [localDate(from), localDate(to)];
  const year = ` ${first.getFullYear()}`;
  const isOneYear = first.getFullYear() === last.getFullYear();
  return `${formatDate(first)}${isOneYear ? '' : year} to ${formatDate(last)} ${last.getFullYear()}`;
}
