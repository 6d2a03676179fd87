import type {CommandLine} from './commandLine';
import type {ScaleSize} from '../tests/sites/scaleSite';

export interface ScaleOptions extends ScaleSize {
  /** Leaves the sites where they are, to look at them. */
  readonly keep: boolean;
}

/** Fewer pages or demos would measure chance. */
const LEAST = 100;

function readCount(name: string, given: CommandLine['values'][string]): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < LEAST) {
    throw new Error(`[scale] --${name} is "${String(given)}", and it has to be a whole number of at least ${LEAST}.`);
  }
  return count;
}

/**
 * Reads the options of `npm run scale`.
 *
 * @throws for a number that is none
 */
export function readScaleOptions({pages = '2000', demos = '1500', keep}: CommandLine['values']): ScaleOptions {
  return {pages: readCount('pages', pages), demos: readCount('demos', demos), keep: keep === true};
}
