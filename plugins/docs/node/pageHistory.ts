import {execFileSync} from 'node:child_process';
import {PROJECT_ROOT} from '../../../src/node/project';

/** Whether git knows the whole history of the project: a shallow clone knows one day for every page. */
export function hasWholeHistory(folder: string = PROJECT_ROOT): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    // No git, or no repository: an unpacked archive is built as well.
    return false;
  }
}

/**
 * Whether pages say when they were last changed: in the production build, where git can tell. The dev server would ask git
 * for each page.
 */
export function showsLastUpdate(environment: string | undefined, folder?: string): boolean {
  return environment === 'production' && hasWholeHistory(folder);
}
