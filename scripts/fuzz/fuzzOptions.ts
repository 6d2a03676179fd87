import type {CommandLine} from '../commandLine';

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

/** A seed that the next run does not have. */
function newSeed(): number {
  return Date.now() % 1_000_000;
}

function readNumber(name: string, given: CommandLine['values'][string]): number {
  const text = String(given);
  const number = Number(text);
  if (text.trim() === '' || !Number.isInteger(number) || number < 0) {
    throw new Error(`[fuzz] --${name} is "${text}", and it has to be a whole number that is not negative.`);
  }
  return number;
}

/**
 * Reads the options of `npm run fuzz`.
 *
 * @param values of the options: `{seed: '42', cases: '10000'}`
 * @param otherwise makes the seed if none is given
 * @throws for a number that is none, and for a case without its property
 */
export function readFuzzOptions(
  {seed, cases = '10000', seconds = '600', only, case: index}: CommandLine['values'],
  otherwise: () => number = newSeed,
): FuzzOptions {
  if (index !== undefined && only === undefined) {
    throw new Error('[fuzz] --case is the number of a case of one property: name the property with --only.');
  }
  return {
    seed: seed === undefined ? otherwise() : readNumber('seed', seed),
    cases: readNumber('cases', cases),
    seconds: readNumber('seconds', seconds),
    ...(only !== undefined && {only: String(only)}),
    ...(index !== undefined && {index: readNumber('case', index)}),
  };
}

/** The command that checks one case alone. */
export function commandOf(seed: number, property: string, index: number): string {
  return `npm run fuzz -- --seed ${seed} --only "${property}" --case ${index}`;
}
