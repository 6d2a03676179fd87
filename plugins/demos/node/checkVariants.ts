import {readdirSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {joinProblems, PluginError} from '../../../src/node/errors';
import {projectPath} from '../../../src/node/project';
import {STYLING_SLUGS} from '../../../src/site/storage';
import {didYouMean} from '../../../src/text/nearestName';

/** The infixes of variants. The styling that is always there has none. */
const INFIXES: readonly string[] = [STYLING_SLUGS.Tailwind, STYLING_SLUGS.CSS];

/**
 * Why no demo shows a file that is named like a variant: `BasicBars.tailwnd.tsx`, `BasicBar.css.tsx`.
 *
 * @param file absolute path of a `.tsx` file
 * @returns nothing for a demo, and for a variant of one
 */
export function variantProblem(file: string): string | undefined {
  const [, name = '', infix] = /^([^.]+)\.(.+)\.tsx$/.exec(path.basename(file)) ?? [];
  if (infix === undefined) {
    return undefined;
  }
  if (!INFIXES.includes(infix)) {
    return `there is no styling "${infix}".${didYouMean(infix, INFIXES)} There are: ${INFIXES.join(', ')}.`;
  }
  // Some systems find a file by its name in other capitals.
  const beside = readdirSync(path.dirname(file)).flatMap((other) => /^([^.]+)\.tsx$/.exec(other)?.[1] ?? []);
  return beside.includes(name) ? undefined : `there is no ${name}.tsx beside this variant.${didYouMean(name, beside)}`;
}

/**
 * Checks that each variant belongs to a demo, because nothing else looks at one that does not.
 *
 * @param docsFolder absolute path of the folder that holds pages and demos
 * @throws PluginError for all that do not
 */
export async function checkVariants(docsFolder: string): Promise<void> {
  const files = await Globby('**/[A-Z]*.*.tsx', {cwd: docsFolder, absolute: true});
  const problems = files.sort().flatMap((file) => {
    const what = variantProblem(file);
    return what === undefined ? [] : new PluginError('demos', what, {file: projectPath(file)});
  });
  const problem = joinProblems(problems);
  if (problem) {
    throw problem;
  }
}
