import {mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PROJECT_ROOT} from '../../../../src/node/project';
import type {StaticDemos} from './types';

const FOLDER = path.join(PROJECT_ROOT, 'node_modules/.cache/static-demos');

/** How long drawings are kept that no build has used, in milliseconds: work on another branch may need them again. */
const UNUSED_MS = 14 * 24 * 3600 * 1000;

const fileOf = (key: string): string => path.join(FOLDER, `${key}.json`);

/**
 * The demos of a page as this or an earlier build has drawn them, or `undefined`, also where what is kept cannot be read.
 *
 * @param key stands for all that they look like depends on
 */
export async function recall(key: string): Promise<StaticDemos | undefined> {
  const file = fileOf(key);
  try {
    const demos = JSON.parse(await readFile(file, 'utf8')) as StaticDemos;
    await utimes(file, new Date(), new Date());
    return demos;
  } catch {
    return undefined;
  }
}

/** Keeps the demos of a page for {@link recall}. */
export async function keep(key: string, demos: StaticDemos): Promise<void> {
  await mkdir(FOLDER, {recursive: true});
  // A build that is stopped meanwhile leaves no half of a file, and two builds at once do not take each other's.
  const begun = `${fileOf(key)}.${process.pid}`;
  await writeFile(begun, JSON.stringify(demos));
  await rename(begun, fileOf(key));
}

/** Removes what no build has used for long. */
export async function forgetUnused(): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  for (const file of names.map((name) => path.join(FOLDER, name))) {
    // Another build may have removed it.
    const facts = await stat(file).catch(() => undefined);
    if (facts && Date.now() - facts.mtimeMs > UNUSED_MS) {
      await rm(file, {force: true});
    }
  }
}
