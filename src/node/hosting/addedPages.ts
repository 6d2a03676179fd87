import {setImmediate} from 'node:timers/promises';
import {oncePerProcess} from '../oncePerProcess';

/** Work of plugins that adds HTML files to a build, and has not ended. */
function underWay(): Set<Promise<unknown>> {
  return oncePerProcess('pages that plugins add', () => new Set<Promise<unknown>>());
}

/**
 * Marks the part of a plugin's `postBuild` that adds HTML files. Docusaurus starts these hooks of all plugins at once; whoever
 * needs all HTML of a build waits for {@link pagesAdded}.
 *
 * @param work begun before the first `await` of the hook
 */
export function addPages<Result>(work: Promise<Result>): Promise<Result> {
  const all = underWay();
  all.add(work);
  const done = (): void => void all.delete(work);
  work.then(done, done);
  return work;
}

/** Waits, in a plugin's `postBuild`, until the plugins have added their HTML files. If one fails, its own hook throws. */
export async function pagesAdded(): Promise<void> {
  // By then the hooks of all plugins have started.
  await setImmediate();
  await Promise.allSettled(underWay());
}
