import {execFileSync} from 'node:child_process';
import {lstatSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const PROJECT_ROOT = path.resolve(__dirname, '../..');

/** The files that are, or would be, committed: paths from the project's root. */
export const PROJECT_FILES: readonly string[] = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {cwd: PROJECT_ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
)
  .split('\0')
  // A file that was removed may still be in git's index.
  .filter((file) => file !== '' && lstatSync(path.join(PROJECT_ROOT, file), {throwIfNoEntry: false})?.isFile());

/** The text of a file of the project. */
export function readProjectFile(file: string): string {
  return readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
}

const BINARY = /\.(?:avif|gif|ico|jpe?g|png|ttf|webp|woff2?|zip)$/;

/** The files whose text a rule can look at. */
export const TEXT_FILES: readonly string[] = PROJECT_FILES.filter((file) => !BINARY.test(file));
