import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PROJECT_ROOT} from '../../src/node/project';
import type {Mutation} from './mutation';

/** Generated folders, which are not copied. */
const LEFT = new Set(['.cache', '.docusaurus', '.git', 'build', 'node_modules', 'test-results']);

/** The names of the installed packages, with their scopes. */
function installedPackages(folder: string): string[] {
  const entries = readdirSync(folder).filter((name) => name !== '.cache');
  return entries.flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(folder, name)).map((inScope) => `${name}/${inScope}`) : [name],
  );
}

/** Links the installed packages one by one. The copy has its own `node_modules/.cache`, so no mutation gets into the project's. */
function linkPackages(folder: string): void {
  const packages = path.join(PROJECT_ROOT, 'node_modules');
  const target = path.join(folder, 'node_modules');
  for (const name of installedPackages(packages)) {
    mkdirSync(path.dirname(path.join(target, name)), {recursive: true});
    symlinkSync(path.join(packages, name), path.join(target, name), 'junction');
  }
}

/**
 * Copies the project for mutations.
 *
 * @returns the folder of the copy
 */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-mutations-'));
  readdirSync(PROJECT_ROOT)
    .filter((name) => !LEFT.has(name))
    .forEach((name) => cpSync(path.join(PROJECT_ROOT, name), path.join(folder, name), {recursive: true}));
  linkPackages(folder);
  return folder;
}

export function removeCopy(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
}

/**
 * The text of a file with a mutation in it.
 *
 * @throws if the text to replace does not occur exactly once, or nothing changes
 */
export function withMutation(text: string, {id, file, find, replace}: Mutation): string {
  const count = text.split(find).length - 1;
  if (count !== 1 || find === replace) {
    throw new Error(
      `[mutations] ${id}: ${JSON.stringify(find)} stands ${count} times in ${file}, and must stand there once. ` +
        'Has the code moved on? Give the mutation the line as it is now.',
    );
  }
  return text.replace(find, () => replace);
}

/** Checks that all mutations fit the code, so that a long run does not stop in the middle. */
export function checkMutations(mutations: readonly Mutation[]): void {
  const ids = mutations.map(({id}) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) {
    throw new Error(`[mutations] two mutations are called "${twice}". Give each a name of its own.`);
  }
  mutations.forEach((mutation) => withMutation(readFileSync(path.join(PROJECT_ROOT, mutation.file), 'utf8'), mutation));
}

/** Applies mutations to a copy. Returns a function that restores the files. */
export function make(folder: string, mutations: readonly Mutation[]): () => void {
  const originals = new Map<string, string>();
  for (const mutation of mutations) {
    const file = path.join(folder, mutation.file);
    const text = readFileSync(file, 'utf8');
    originals.set(file, originals.get(file) ?? text);
    writeFileSync(file, withMutation(text, mutation));
  }
  return () => originals.forEach((text, file) => writeFileSync(file, text));
}
