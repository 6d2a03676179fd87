import {parseArgs} from 'node:util';

export interface FuzzOptions {
  /** Decides every input. */
  readonly seed: number;
  /** How many cases all properties have together. */
  readonly cases: number;
  /** Ends earlier, after so many seconds. */
  readonly seconds: number;
  /** The one property that is checked; all without it. */
  readonly only?: string;
  /** The one case of the property that is checked. */
  readonly index?: number;
}

const OPTIONS = {
  seed: {type: 'string'},
  cases: {type: 'string', default: '10000'},
  seconds: {type: 'string', default: '600'},
  only: {type: 'string'},
  case: {type: 'string'},
} as const;

/** A seed that the next run does not have. */
function newSeed(): number {
  return Date.now() % 1_000_000;
}

function readNumber(name: string, given: string): number {
  const number = Number(given);
  if (given.trim() === '' || !Number.isInteger(number) || number < 0) {
    throw new Error(`[fuzz] --${name} is "${given}", and it has to be a whole number that is not negative.`);
  }
  return number;
}

/**
 * Reads the options of `npm run fuzz`.
 *
 * @param otherwise makes the seed if none is given
 * @throws for an unknown option, for a number that is none, and for a case without its property
 */
export function readFuzzOptions(given: readonly string[], otherwise: () => number = newSeed): FuzzOptions {
  const {values} = parseArgs({args: [...given], options: OPTIONS});
  if (values.case !== undefined && values.only === undefined) {
    throw new Error('[fuzz] --case is the number of a case of one property: name the property with --only.');
  }
  return {
    seed: values.seed === undefined ? otherwise() : readNumber('seed', values.seed),
    cases: readNumber('cases', values.cases),
    seconds: readNumber('seconds', values.seconds),
    ...(values.only !== undefined && {only: values.only}),
    ...(values.case !== undefined && {index: readNumber('case', values.case)}),
  };
}

/** The command that checks one case alone. */
export function commandOf(seed: number, property: string, index: number): string {
  return `npm run fuzz -- --seed ${seed} --only "${property}" --case ${index}`;
}
