import {existsSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {SITE} from '../../site/site';
import {PluginError} from '../errors';
import {oncePerProcess} from '../oncePerProcess';
import {CompilerCache, ownTexts} from '../packages/cache';
import {projectPath} from '../project';
import type {DemoRequirements} from './compiler';
import {shownDemos} from './shownDemos';

/** A demo that a page shows, and what it requires. */
export interface DemoOnPage extends DemoRequirements {
  /** Path from the project's root. */
  readonly file: string;
  readonly name: string;
  /** Canonical path of the demo's page. */
  readonly page: string;
}

export const REQUIREMENTS = new CompilerCache<string, DemoRequirements>({
  name: 'demos/requirements',
  code: ['src/node/demoUsage'],
  contentOf: ownTexts,
  isAnswer: (kept) => {
    const {plan, components} = kept as Partial<DemoRequirements>;
    return plan !== undefined && Array.isArray(components);
  },
});

async function compile(files: readonly string[]): Promise<DemoRequirements[]> {
  // Loaded only now: if all answers are cached, the compiler is not needed.
  const {compiledRequirements} = await import('./compiler');
  return compiledRequirements(files);
}

/**
 * What a demo requires, as the compiler sees it: the least plan it runs with, and the components that it renders.
 *
 * @param file absolute path of the demo in MUI System; its variants show the same
 * @throws a PluginError when there is no such file
 */
export async function requirementsOf(file: string, cacheFolder = REQUIREMENTS.folder): Promise<DemoRequirements> {
  if (!existsSync(file)) {
    throw new PluginError('demos', 'no such demo to read. Was it renamed?', {file: projectPath(file)});
  }
  const [requirements] = await REQUIREMENTS.answers([file], compile, cacheFolder);
  return requirements as DemoRequirements;
}

/** By then a writer has opened a page, and reads it. */
const WARM_UP_DELAY_MS = 20_000;

/**
 * In the dev server, has the compiler read the packages once all is quiet, so that the first demo that a writer saves shows
 * at once. What is wrong with a demo is said by the page that shows it.
 *
 * @param docsFolder absolute path of the folder that holds pages and demos
 */
export function warmUpCompiler(docsFolder: string): Promise<unknown> {
  return oncePerProcess('compiler that is warm', async () => {
    if (process.env.NODE_ENV !== 'development') {
      return undefined;
    }
    await delay(WARM_UP_DELAY_MS, undefined, {ref: false});
    const [first] = await shownDemos(docsFolder);
    return first && compile([path.join(docsFolder, first.file)]).catch(() => undefined);
  });
}

/**
 * What all demos that pages show require, in the order of their files.
 *
 * @param docsFolder absolute path of the folder that holds pages and demos
 */
export async function demosOnPages(docsFolder: string, cacheFolder = REQUIREMENTS.folder): Promise<DemoOnPage[]> {
  const shown = await shownDemos(docsFolder);
  const files = shown.map(({file}) => path.join(docsFolder, file));
  const requirements = await REQUIREMENTS.answers(files, compile, cacheFolder);
  return requirements.map((own, index): DemoOnPage => {
    const {name = '', folder = ''} = shown[index] ?? {};
    return {...own, file: projectPath(files[index] ?? ''), name, page: path.posix.join(SITE.docsPath, folder)};
  });
}

/**
 * Reads all demos in one look, before the bundler asks for each, and forgets what was known of others.
 *
 * @param docsFolders absolute paths of the folders that hold pages and demos, one for each version
 */
export async function readAllDemos(docsFolders: readonly string[], cacheFolder = REQUIREMENTS.folder): Promise<void> {
  const shown = await Promise.all(
    docsFolders.map(async (folder) => (await shownDemos(folder)).map(({file}) => path.join(folder, file))),
  );
  await REQUIREMENTS.answers(shown.flat(), compile, cacheFolder);
  REQUIREMENTS.keepOnly(shown.flat(), cacheFolder);
}
