import type {ReferenceValue} from './values';
import type {Require} from './modules';

/** A date library: how its dates are written, made, and handed to the pickers. */
export interface DateLibrary {
  /** Name of its package: `dayjs`. */
  readonly name: 'dayjs' | 'date-fns' | 'luxon' | 'moment';
  readonly adapter: ReferenceValue;
  /** Lines of code that import what its dates are written with; none for dates of the language. */
  readonly imports: readonly string[];
  /** The module that makes its dates; none for dates of the language. */
  readonly module?: string;
  /** The text of a local time in code, if it differs from the time itself. */
  readonly text?: (local: string) => string;
  /** The expression for a local time: `dayjs('2026-03-02T09:30')`. */
  readonly write: (local: string) => string;
  /** The date itself. */
  readonly make: (local: string, require: Require) => unknown;
}

function adapter(name: string): ReferenceValue {
  return {$name: name, $from: `@mui/x-date-pickers/${name}`};
}

/** Without a time, the language takes a day for one in UTC. */
function withTime(local: string): string {
  return local.includes('T') ? local : `${local}T00:00`;
}

/** Dates of the language itself, which everything but the pickers takes. */
export const LANGUAGE_DATES: DateLibrary = {
  name: 'date-fns',
  adapter: adapter('AdapterDateFns'),
  imports: [],
  text: withTime,
  write: (local) => `new Date('${withTime(local)}')`,
  make: (local) => new Date(withTime(local)),
};

/** The first is the one that pickers begin with. */
export const DATE_LIBRARIES: readonly [DateLibrary, ...DateLibrary[]] = [
  {
    name: 'dayjs',
    adapter: adapter('AdapterDayjs'),
    imports: ["import dayjs from 'dayjs';"],
    module: 'dayjs',
    write: (local) => `dayjs('${local}')`,
    make: (local, require) => (require('dayjs')['default'] as (local: string) => unknown)(local),
  },
  LANGUAGE_DATES,
  {
    name: 'luxon',
    adapter: adapter('AdapterLuxon'),
    imports: ["import { DateTime } from 'luxon';"],
    module: 'luxon',
    write: (local) => `DateTime.fromISO('${local}')`,
    make: (local, require) => (require('luxon')['DateTime'] as {fromISO(text: string): unknown}).fromISO(local),
  },
  {
    name: 'moment',
    adapter: adapter('AdapterMoment'),
    imports: ["import moment from 'moment';"],
    module: 'moment',
    write: (local) => `moment('${local}')`,
    make: (local, require) => (require('moment')['default'] as (local: string) => unknown)(local),
  },
];
