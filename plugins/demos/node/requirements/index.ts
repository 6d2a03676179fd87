import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {SITE} from '../../../../src/site/site';
import {PluginError} from '../../../../src/node/errors';
import {projectPath} from '../../../../src/node/project';
import type {DemoRequirements, DemoOnPage} from '../../types';
import {shownDemos} from '../demoIndex';
import {CompilerCache, modulesIn} from '../compilerCache';
import {usageOf} from './usage';

const CACHE = new CompilerCache<DemoRequirements>({
  name: 'requirements',
  sources: () => modulesIn(__dirname, /\.ts$/),
  isAnswer: (kept): kept is DemoRequirements => {
    const {plan, components} = kept as Partial<DemoRequirements>;
    return plan !== undefined && Array.isArray(components);
  },
});

async function readByCompiler(files: readonly string[]): Promise<DemoRequirements[]> {
  if (files.length === 0) {
    return [];
  }
  // Loaded only now: if all answers are cached, the compiler is not needed.
  const {compiledRequirements} = await import('./compiler');
  return compiledRequirements(files);
}

/** What demos require, in their order: from the cache, and by one program of the compiler for all others. */
async function requirementsOfAll(files: readonly string[], cacheFolder: string): Promise<DemoRequirements[]> {
  const keys = files.map((file) => CACHE.keyOf(file));
  const kept = keys.map((key) => CACHE.read(key, cacheFolder));
  const missing = files.filter((_file, index) => !kept[index]);
  const compiled = new Map<string, DemoRequirements>();
  (await readByCompiler(missing)).forEach((requirements, index) => compiled.set(missing[index] ?? '', requirements));
  return files.map((file, index) => {
    const requirements = kept[index] ?? compiled.get(file);
    if (!requirements) {
      throw new Error(`[demos] ${projectPath(file)}: the compiler gave no answer.`);
    }
    if (!kept[index]) {
      CACHE.write(keys[index] ?? '', requirements, cacheFolder);
    }
    return requirements;
  });
}

/**
 * What a demo requires, as the compiler sees it: the least plan it runs with, and the components that it renders.
 *
 * @param file absolute path of the demo in MUI System; its variants show the same
 * @throws a PluginError when there is no such file
 */
export async function requirementsOf(file: string, cacheFolder = CACHE.folder): Promise<DemoRequirements> {
  if (!existsSync(file)) {
    throw new PluginError('demos', 'no such demo to read. Was it renamed?', {file: projectPath(file)});
  }
  const [requirements] = await requirementsOfAll([file], cacheFolder);
  if (process.env.NODE_ENV === 'development') {
    warmUp(file);
  }
  return requirements as DemoRequirements;
}

const WARM_UP_DELAY_MS = 5000;
let warmingUp: Promise<unknown> | undefined;

/** In the dev server: has the compiler read the packages once all is quiet, so that the first saved demo shows at once. */
function warmUp(file: string): void {
  warmingUp ??= delay(WARM_UP_DELAY_MS, undefined, {ref: false}).then(() => readByCompiler([file]));
}

/** Folders beside that of the demos; paths are absolute. */
export interface DemoFolders {
  readonly cacheFolder?: string;
  /** Demos of older versions: they are read in the same look and kept, but not told of. */
  readonly olderFolders?: readonly string[];
}

async function shownFiles(docsFolder: string): Promise<string[]> {
  return (await shownDemos(docsFolder)).map(({file}) => path.join(docsFolder, file));
}

/**
 * What all demos that a page shows require, by the demo's path from the project's root.
 *
 * @param docsFolder absolute path of the folder that holds pages and demos
 */
export async function allRequirements(
  docsFolder: string,
  {cacheFolder = CACHE.folder, olderFolders = []}: DemoFolders = {},
): Promise<Record<string, DemoOnPage>> {
  const shown = await shownDemos(docsFolder);
  const files = shown.map(({file}) => path.join(docsFolder, file));
  const older = (await Promise.all(olderFolders.map(shownFiles))).flat();
  const requirementsList = await requirementsOfAll([...files, ...older], cacheFolder);
  CACHE.keepOnly(
    [...files, ...older].map((file) => CACHE.keyOf(file)),
    cacheFolder,
  );
  return Object.fromEntries(
    shown.flatMap(({folder, name}, index) => {
      const requirements = requirementsList[index];
      const page = path.posix.join(SITE.docsPath, folder);
      return requirements ? [[projectPath(files[index] ?? ''), {...requirements, name, page}]] : [];
    }),
  );
}

/** Where the index of what the demos use lies below Docusaurus' folder of generated files. */
const USAGE_FILE = 'demos/usage.json';

/**
 * Writes which demos of the current version show a component and a prop, for plugins that load after this one.
 *
 * @param generatedFolder absolute path of Docusaurus' folder of generated files
 */
export async function writeUsage(
  docsFolder: string,
  generatedFolder: string,
  folders: DemoFolders = {},
): Promise<void> {
  const usage = usageOf(await allRequirements(docsFolder, folders));
  const file = path.join(generatedFolder, USAGE_FILE);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(usage));
}
