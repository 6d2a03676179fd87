import {findChromium} from './chromium';
import type {CommandLine} from './commandLine';
import {removeFolders} from './scaleBuild';
import {measureSite} from './scaleMeasures';
import {readScaleOptions} from './scaleOptions';
import {scaleProblems, scaleTable} from './scaleReport';

/** The small sites are so many times smaller. */
const SMALL_PART = 10;

/**
 * Builds generated sites of three sizes, weighs them, and says what a page and a demo cost.
 *
 * @param values of the command's options
 * @returns whether everything holds
 */
export async function scale(values: CommandLine['values']): Promise<boolean> {
  const {pages, demos, keep} = readScaleOptions(values);
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
    const problems = scaleProblems(sizes);
    problems.forEach((problem) => console.error(`[scale] ${problem}`));
    return problems.length === 0;
  } finally {
    tidyUp();
  }
}
