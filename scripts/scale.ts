import {parseArgs} from 'node:util';
import type {ScaleSize} from '../tests/sites/scaleSite';
import {findChromium} from './chromium';
import {removeFolders} from './scaleBuild';
import {measureSite} from './scaleMeasures';
import {scaleFaults, scaleTable} from './scaleReport';

export interface ScaleOptions extends ScaleSize {
  /** Leaves the sites where they are, to look at them. */
  readonly keep: boolean;
}

const DEFAULT_SIZE: ScaleSize = {pages: 2000, demos: 1500};

/** The small sites are so many times smaller. */
const SMALL_PART = 10;

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

/**
 * Builds generated sites of three sizes, weighs them, and says what a page and a demo cost.
 *
 * @returns whether everything holds
 */
export async function scale(given: readonly string[]): Promise<boolean> {
  const {pages, demos, keep} = readScaleOptions(given);
  const tidyUp = keep ? () => undefined : removeFolders;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      tidyUp();
      process.exit(1);
    });
  }
  try {
    const browser = await findChromium();
    const few = Math.ceil(pages / SMALL_PART);
    const sizes = {
      plain: await measureSite({pages: few, demos: 0}, browser),
      small: await measureSite({pages: few, demos: Math.ceil(demos / SMALL_PART)}, browser),
      whole: await measureSite({pages, demos}, browser),
    };
    console.log(`\n${scaleTable(sizes)}\n`);
    const faults = scaleFaults(sizes);
    faults.forEach((fault) => console.error(`[scale] ${fault}`));
    return faults.length === 0;
  } finally {
    tidyUp();
  }
}
