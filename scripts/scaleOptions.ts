import {parseArgs} from 'node:util';
import type {ScaleSize} from '../tests/sites/scaleSite';

export interface ScaleOptions extends ScaleSize {
  /** Leaves the sites where they are, to look at them. */
  readonly keep: boolean;
}

const DEFAULT_SIZE: ScaleSize = {pages: 2000, demos: 1500};

/** Fewer pages or demos would measure chance. */
const LEAST = 100;

function readCount(name: string, given: string | undefined, otherwise: number): number {
  const count = given === undefined ? otherwise : Number(given);
  if (!Number.isInteger(count) || count < LEAST) {
    throw new Error(
      `[scale] --${name} is ${JSON.stringify(given)}, and it has to be a whole number of at least ${LEAST}.`,
    );
  }
  return count;
}

/**
 * Reads what the command was given.
 *
 * @throws for an option that it does not have, and for a number that is none
 */
export function readScaleOptions(given: readonly string[]): ScaleOptions {
  const {values} = parseArgs({
    args: [...given],
    options: {pages: {type: 'string'}, demos: {type: 'string'}, keep: {type: 'boolean', default: false}},
  });
  return {
    pages: readCount('pages', values.pages, DEFAULT_SIZE.pages),
    demos: readCount('demos', values.demos, DEFAULT_SIZE.demos),
    keep: values.keep,
  };
}
