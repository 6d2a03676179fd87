import {inspect} from 'node:util';
import {Random} from './random';

/** What holds for every input, however odd. */
export interface Property<Input = unknown> {
  readonly name: string;
  generate(random: Random): Input;
  /** @throws where it does not hold */
  check(input: Input): void | Promise<void>;
}

/** A property of inputs of any type, for lists of properties. */
export function property<Input>(made: Property<Input>): Property {
  return {
    name: made.name,
    generate: (random) => made.generate(random),
    check: (input) => made.check(input as Input),
  };
}

export interface Failure {
  readonly property: string;
  /** With the seed, it gives the input again. */
  readonly index: number;
  /** The input, as text, cut where it is long. */
  readonly input: string;
  readonly reason: string;
}

/** More of an input is no help to a reader. */
const LONGEST_SHOWN = 2000;

/**
 * Checks one case.
 *
 * @returns how the property fails; `undefined` if it holds
 */
export async function checkCase(checked: Property, seed: number, index: number): Promise<Failure | undefined> {
  const input = checked.generate(new Random(`${seed} ${checked.name} ${index}`));
  try {
    await checked.check(input);
    return undefined;
  } catch (error) {
    return {
      property: checked.name,
      index,
      input: inspect(input, {depth: null, maxStringLength: null}).slice(0, LONGEST_SHOWN),
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
