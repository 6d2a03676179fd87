import {setImmediate} from 'node:timers/promises';
import {oncePerProcess} from '../oncePerProcess';

/** Work of plugins that adds files to a build, and has not ended: HTML, or any files. */
function underWay(kind: 'pages' | 'files'): Set<Promise<unknown>> {
  return oncePerProcess(`${kind} that plugins add`, () => new Set<Promise<unknown>>());
}

function note<Result>(kind: 'pages' | 'files', work: Promise<Result>): Promise<Result> {
  const all = underWay(kind);
  all.add(work);
  const done = (): void => void all.delete(work);
  work.then(done, done);
  return work;
}

/**
 * Marks the part of a plugin's `postBuild` that adds HTML files. Docusaurus starts these hooks of all plugins at once; whoever
 * needs all HTML of a build waits for {@link pagesAdded}.
 *
 * @param work begun before the first `await` of the hook
 */
export function addPages<Result>(work: Promise<Result>): Promise<Result> {
  return addFiles(note('pages', work));
}

/**
 * Marks a plugin's `postBuild`, or a part of it, that writes or changes files that pages need. Whoever needs all of them as they
 * are deployed waits for {@link filesAdded}. A hook that only works before its first `await` need not be marked.
 *
 * @param work begun before the first `await` of the hook
 */
export function addFiles<Result>(work: Promise<Result>): Promise<Result> {
  return note('files', work);
}

/** Waits, in a plugin's `postBuild`, until the plugins have added their HTML files. If one fails, its own hook throws. */
export async function pagesAdded(): Promise<void> {
  // By then the hooks of all plugins have started.
  await setImmediate();
  await Promise.allSettled(underWay('pages'));
}

/** Waits, in a plugin's `postBuild`, until the plugins have written all other files. If one fails, its own hook throws. */
export async function filesAdded(): Promise<void> {
  await setImmediate();
  await Promise.allSettled(underWay('files'));
}
