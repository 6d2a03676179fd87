import {parseArgs} from 'node:util';
import type {ScaleSize} from '../tests/sites/scaleSite';

export interface ScaleOptions extends ScaleSize {
  /** Leaves the sites where they are, to look at them. */
  readonly keep: boolean;
}

const OPTIONS = {
  pages: {type: 'string', default: '2000'},
  demos: {type: 'string', default: '1500'},
  keep: {type: 'boolean', default: false},
} as const;

/** Fewer pages or demos would measure chance. */
const LEAST = 100;

function readCount(name: string, given: string): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < LEAST) {
    throw new Error(`[scale] --${name} is "${given}", and it has to be a whole number of at least ${LEAST}.`);
  }
  return count;
}

/**
 * Reads the options of `npm run scale`.
 *
 * @throws for an unknown option, and for a number that is none
 */
export function readScaleOptions(given: readonly string[]): ScaleOptions {
  const {pages, demos, keep} = parseArgs({args: [...given], options: OPTIONS}).values;
  return {pages: readCount('pages', pages), demos: readCount('demos', demos), keep};
}
