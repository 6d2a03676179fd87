import {PARTS, partToSet, quoted, suffix, type DateCall, type Dialect, type Method} from './dialect';

/** A call that would change the date itself: it is made on a copy. */
function onCopy(name: string, argsOf: (call: DateCall) => readonly (string | undefined)[]): Method {
  return (call) => {
    const args = argsOf(call);
    return args.includes(undefined)
      ? undefined
      : suffix(`${call.isFresh ? '' : '.clone()'}.${name}(${args.join(', ')})`);
  };
}

const unitAt = (call: DateCall, at: number): string | undefined => {
  const unit = call.unit(at);
  return unit && quoted(unit);
};

const compares =
  (name: string): Method =>
  (call) => {
    const unit = call.args.length > 1 ? [unitAt(call, 1)] : [];
    return unit.includes(undefined) ? undefined : suffix(`.${name}(${[call.date(0), ...unit].join(', ')})`);
  };

const same =
  (name: string): Method =>
  ({args}) =>
    args.length === 0 ? suffix(`.${name}()`) : undefined;

export const moment: Dialect = {
  library: 'moment',
  adapter: 'AdapterMoment',
  type: 'Moment',
  now: (importName) => `${importName('moment')}()`,
  fromText: (code, importName) => `${importName('moment')}(${code})`,
  fromDate: (code, importName) => `${importName('moment')}(${code})`,
  fromNumber: (code, importName) => `${importName('moment')}(${code})`,
  copy: (code) => `${code}.clone()`,
  methods: {
    add: onCopy('add', (call) => [call.args[0], unitAt(call, 1)]),
    subtract: onCopy('subtract', (call) => [call.args[0], unitAt(call, 1)]),
    startOf: onCopy('startOf', (call) => [unitAt(call, 0)]),
    endOf: onCopy('endOf', (call) => [unitAt(call, 0)]),
    isBefore: compares('isBefore'),
    isAfter: compares('isAfter'),
    isSame: compares('isSame'),
    diff: (call) => {
      const unit = call.args.length > 1 ? [unitAt(call, 1)] : [];
      return unit.includes(undefined) ? undefined : suffix(`.diff(${[call.date(0), ...unit].join(', ')})`);
    },
    format: (call) => (call.args.length === 0 ? suffix('.format()') : suffix(`.format(${call.args[0] ?? ''})`)),
    ...Object.fromEntries(
      Object.keys(PARTS).map((name): [string, Method] => [
        name,
        (call) => (call.args.length === 0 ? suffix(`.${name}()`) : onCopy(name, ({args}) => [args[0]])(call)),
      ]),
    ),
    day: same('day'),
    set: onCopy('set', (call) => {
      const part = partToSet(call);
      return [part && quoted(part === 'day' ? 'date' : part), call.args[1]];
    }),
    isValid: same('isValid'),
    daysInMonth: same('daysInMonth'),
    toDate: same('toDate'),
    clone: same('clone'),
    toISOString: same('toISOString'),
    valueOf: same('valueOf'),
  },
  importOf: ([used], needsType) => {
    if (used === undefined) {
      return needsType ? "import type { Moment } from 'moment';" : '';
    }
    // The default export, which takes the name that the import gives it.
    const name = used.replace(/^moment as /, '');
    return `import ${name}${needsType ? ', { type Moment }' : ''} from 'moment';`;
  },
};
