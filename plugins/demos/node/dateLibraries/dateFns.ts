import {
  capitalized,
  formatted,
  ordered,
  parts,
  partToSet,
  quoted,
  suffix,
  whole,
  type DateUnit,
  type Dialect,
  type Translation,
} from './dialect';

const GETTERS: Readonly<Record<DateUnit, string | undefined>> = {
  year: 'getFullYear',
  month: 'getMonth',
  week: undefined,
  day: 'getDate',
  hour: 'getHours',
  minute: 'getMinutes',
  second: 'getSeconds',
  millisecond: 'getMilliseconds',
};

const SETTERS: Readonly<Record<DateUnit, string>> = {
  year: 'setYear',
  month: 'setMonth',
  week: 'setWeek',
  day: 'setDate',
  hour: 'setHours',
  minute: 'setMinutes',
  second: 'setSeconds',
  millisecond: 'setMilliseconds',
};

const calls = (name: string, ...rest: readonly string[]): Translation =>
  whole((date) => `${name}(${[date, ...rest].join(', ')})`);

export const dateFns: Dialect = {
  library: 'date-fns',
  adapter: 'AdapterDateFns',
  type: 'Date',
  now: () => 'new Date()',
  fromText: (code, importName, literal) => {
    // Without a time, the language takes a day for one in UTC.
    const [, day, time] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d.*)?$/.exec(literal ?? '') ?? [];
    return day ? `new Date(${quoted(day + (time ?? 'T00:00'))})` : `${importName('parseISO')}(${code})`;
  },
  fromDate: (code) => `new Date(${code})`,
  fromNumber: (code) => `new Date(${code})`,
  copy: (code) => `new Date(${code})`,
  methods: {
    add: ({args, unit, importName}) => unit(1) && calls(importName(`add${capitalized(unit(1) ?? '')}s`), args[0] ?? ''),
    subtract: ({args, unit, importName}) =>
      unit(1) && calls(importName(`sub${capitalized(unit(1) ?? '')}s`), args[0] ?? ''),
    startOf: ({unit, importName}) => unit(0) && calls(importName(`startOf${capitalized(unit(0) ?? '')}`)),
    endOf: ({unit, importName}) => unit(0) && calls(importName(`endOf${capitalized(unit(0) ?? '')}`)),
    isBefore: (call) =>
      ordered(
        call,
        (one, other) => `${call.importName('isBefore')}(${one}, ${other})`,
        (date, unit) => `${call.importName(`startOf${capitalized(unit)}`)}(${date})`,
      ),
    isAfter: (call) =>
      ordered(
        call,
        (one, other) => `${call.importName('isAfter')}(${one}, ${other})`,
        (date, unit) => `${call.importName(`startOf${capitalized(unit)}`)}(${date})`,
      ),
    isSame: (call) => {
      const unit = call.unit(1);
      const name = call.args.length === 1 ? 'isEqual' : unit && `isSame${capitalized(unit)}`;
      return name ? calls(call.importName(name), call.date(0)) : undefined;
    },
    diff: (call) => {
      const unit = call.args.length === 1 ? 'millisecond' : call.unit(1);
      return unit && call.args.length < 3
        ? calls(call.importName(`differenceIn${capitalized(unit)}s`), call.date(0))
        : undefined;
    },
    format: (call) =>
      call.args.length === 0
        ? calls(call.importName('formatISO'))
        : formatted(call, 'date-fns', (format) => calls(call.importName('format'), format)),
    ...parts(
      (unit) => suffix(`.${GETTERS[unit] ?? ''}()`),
      (unit, {args, importName}) => calls(importName(SETTERS[unit]), args[0] ?? ''),
    ),
    day: ({args}) => (args.length === 0 ? suffix('.getDay()') : undefined),
    set: (call) => {
      const part = partToSet(call);
      return part && calls(call.importName(SETTERS[part]), call.args[1] ?? '');
    },
    isValid: ({importName}) => calls(importName('isValid')),
    daysInMonth: ({importName}) => calls(importName('getDaysInMonth')),
    toDate: () => whole((date) => date),
    clone: () => calls('new Date'),
    toISOString: () => suffix('.toISOString()'),
    valueOf: () => suffix('.getTime()'),
  },
  importOf: (names) => (names.length === 0 ? '' : `import { ${names.join(', ')} } from 'date-fns';`),
};
