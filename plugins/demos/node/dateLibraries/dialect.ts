import type {TranslatedLibrary} from '../../../../src/site/dateLibraries';
import {translateFormat} from './formatTokens';

/** Units of time, as Day.js names them in the singular. */
const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond'] as const;

export type DateUnit = (typeof UNITS)[number];

/** The translation of a call of a Day.js method: the code after the date, `.plus({ days: 1 })`, or an expression around it. */
export type Translation = {readonly suffix: string} | {readonly whole: (date: string) => string};

/** A call of a Day.js method, its arguments translated. */
export interface DateCall {
  readonly args: readonly string[];
  /** Whether the date was made in this very expression, so that nobody else holds it. */
  readonly isFresh: boolean;
  /** The text of the argument at a position, if it is a plain string. */
  readonly literal: (at: number) => string | undefined;
  /** The unit that the argument at a place names. */
  readonly unit: (at: number) => DateUnit | undefined;
  /** Makes a date of the argument at a place, which may be a text. */
  readonly date: (at: number) => string;
  /** Notes that a name is imported from the library, and gives it. */
  readonly importName: (name: string) => string;
}

export type Method = (call: DateCall) => Translation | undefined;

/** How one library says what the demos say with Day.js. */
export interface Dialect {
  readonly library: TranslatedLibrary;
  readonly adapter: string;
  /** The type of its dates. */
  readonly type: string;
  /** The current time. */
  readonly now: (importName: DateCall['importName']) => string;
  /** A date made of a text: of the text itself if that is known, otherwise of the code that gives it. */
  readonly fromText: (code: string, importName: DateCall['importName'], literal: string | undefined) => string;
  /** A date made of a `Date`, or of milliseconds. */
  readonly fromDate: (code: string, importName: DateCall['importName']) => string;
  readonly fromNumber: (code: string, importName: DateCall['importName']) => string;
  /** A date of the library as a date of its own. */
  readonly copy: (code: string) => string;
  /** Translations of calls by the name of the method; a method that is missing cannot be translated. */
  readonly methods: Readonly<Record<string, Method>>;
  /** The statement that imports what is used. */
  readonly importOf: (names: readonly string[], needsType: boolean) => string;
}

/** The unit that a word names: `days`, `day` and `d` are one. */
export function unitOf(word: string | undefined): DateUnit | undefined {
  const short: Readonly<Record<string, DateUnit>> = {
    y: 'year',
    M: 'month',
    w: 'week',
    d: 'day',
    D: 'day',
    date: 'day',
    h: 'hour',
    m: 'minute',
    s: 'second',
    ms: 'millisecond',
  };
  return word === undefined ? undefined : (UNITS.find((unit) => word === unit || word === `${unit}s`) ?? short[word]);
}

export const capitalized = (word: string): string => word[0]?.toUpperCase() + word.slice(1);

/** A string as code of the demos writes it. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const suffix = (text: string): Translation => ({suffix: text});
export const whole = (of: (date: string) => string): Translation => ({whole: of});

/** Day.js' getters that are setters if they are given a number, each with its unit. */
export const PARTS: Readonly<Record<string, DateUnit>> = {
  year: 'year',
  month: 'month',
  date: 'day',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
  millisecond: 'millisecond',
};

/** The unit of a part that is set. Day.js takes `day` for the day of the week there, which other libraries set otherwise. */
export function partToSet({literal, unit}: DateCall): DateUnit | undefined {
  return literal(0) === 'day' || unit(0) === 'week' ? undefined : unit(0);
}

/** The uses of a part of a date: read it, or make a date with another one. */
export function parts(
  get: (unit: DateUnit) => Translation,
  set: (unit: DateUnit, call: DateCall) => Translation,
): Record<string, Method> {
  const methods = Object.entries(PARTS).map(([name, unit]): [string, Method] => [
    name,
    (call) => (call.args.length === 0 ? get(unit) : set(unit, call)),
  ]);
  return Object.fromEntries(methods);
}

export function ordered(
  call: DateCall,
  compare: (one: string, other: string) => string,
  startOf: (date: string, unit: DateUnit) => string,
): Translation | undefined {
  const other = call.date(0);
  if (call.args.length === 1) {
    return whole((date) => compare(date, other));
  }
  const unit = call.unit(1);
  return unit && whole((date) => compare(startOf(date, unit), startOf(other, unit)));
}

export function formatted(
  call: DateCall,
  library: TranslatedLibrary,
  of: (format: string) => Translation,
): Translation | undefined {
  const format = call.literal(0);
  return format === undefined ? undefined : of(quoted(translateFormat(format, library)));
}
