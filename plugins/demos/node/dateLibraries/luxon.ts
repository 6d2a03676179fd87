import {
  formatted,
  ordered,
  parts,
  partToSet,
  suffix,
  whole,
  type DateUnit,
  type Dialect,
  type Translation,
} from './dialect';

/** The numbers of months and of weekdays differ by one from those of Day.js. */
function partOf(unit: DateUnit): Translation {
  return unit === 'month' ? whole((date) => `(${date}.month - 1)`) : suffix(`.${unit}`);
}

const valueOf = (unit: DateUnit, value: string): string =>
  unit === 'month' ? (/^\d+$/.test(value) ? String(Number(value) + 1) : `(${value}) + 1`) : value;

const startOf = (date: string, unit: DateUnit): string => `${date}.startOf('${unit}')`;

/** Weeks are those of the library: in Luxon, as in the calendars of its adapter, they begin on Monday in every locale. */
export const luxon: Dialect = {
  library: 'luxon',
  adapter: 'AdapterLuxon',
  type: 'DateTimeMaybeValid',
  now: (importName) => `${importName('DateTime')}.now()`,
  fromText: (code, importName) => `${importName('DateTime')}.fromISO(${code})`,
  fromDate: (code, importName) => `${importName('DateTime')}.fromJSDate(${code})`,
  fromNumber: (code, importName) => `${importName('DateTime')}.fromMillis(${code})`,
  // Luxon's dates never change, so a copy is not needed.
  copy: (code) => code,
  methods: {
    add: ({args, unit}) => unit(1) && suffix(`.plus({ ${unit(1) ?? ''}s: ${args[0] ?? ''} })`),
    subtract: ({args, unit}) => unit(1) && suffix(`.minus({ ${unit(1) ?? ''}s: ${args[0] ?? ''} })`),
    startOf: ({unit}) => unit(0) && suffix(`.startOf('${unit(0) ?? ''}')`),
    endOf: ({unit}) => unit(0) && suffix(`.endOf('${unit(0) ?? ''}')`),
    isBefore: (call) => ordered(call, (one, other) => `(${one} < ${other})`, startOf),
    isAfter: (call) => ordered(call, (one, other) => `(${one} > ${other})`, startOf),
    isSame: (call) =>
      call.args.length === 1
        ? whole((date) => `(${date}.toMillis() === ${call.date(0)}.toMillis())`)
        : call.unit(1) && suffix(`.hasSame(${call.date(0)}, '${call.unit(1) ?? ''}')`),
    diff: (call) => {
      const unit = call.args.length === 1 ? 'millisecond' : call.unit(1);
      return unit && call.args.length < 3
        ? whole((date) => `Math.trunc(${date}.diff(${call.date(0)}, '${unit}s').${unit}s)`)
        : undefined;
    },
    format: (call) =>
      call.args.length === 0
        ? suffix('.toISO()')
        : formatted(call, 'luxon', (format) => suffix(`.toFormat(${format})`)),
    ...parts(partOf, (unit, {args}) => suffix(`.set({ ${unit}: ${valueOf(unit, args[0] ?? '')} })`)),
    day: ({args}) => (args.length === 0 ? whole((date) => `(${date}.weekday % 7)`) : undefined),
    set: (call) => {
      const part = partToSet(call);
      return part && suffix(`.set({ ${part}: ${valueOf(part, call.args[1] ?? '')} })`);
    },
    isValid: () => suffix('.isValid'),
    daysInMonth: () => suffix('.daysInMonth'),
    toDate: () => suffix('.toJSDate()'),
    clone: () => whole((date) => date),
    toISOString: () => suffix('.toUTC().toISO()'),
    valueOf: () => suffix('.toMillis()'),
  },
  importOf: (names, needsType) => {
    const types = needsType ? ['DateTimeMaybeValid'] : [];
    if (names.length === 0) {
      return needsType ? `import type { ${types.join()} } from 'luxon';` : '';
    }
    return `import { ${[...names, ...types.map((name) => `type ${name}`)].join(', ')} } from 'luxon';`;
  },
};
