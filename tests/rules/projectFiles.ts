import {execFileSync} from 'node:child_process';
import {lstatSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ignore, {type Ignore} from 'ignore';

export const PROJECT_ROOT = path.resolve(__dirname, '../..');

/**
 * The files of a folder that are in git, or would be added.
 *
 * @param exclude git's option for the lists of ignored files: of the project, of this clone, of the user
 * @returns `undefined` without git, and outside of a work tree
 */
export function filesByGit(folder: string, exclude = '--exclude-standard'): string[] | undefined {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', exclude], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // A folder that the surrounding repository ignores is not part of it.
    const files = listed.split('\0').filter(Boolean);
    return files.length > 0 ? files.sort() : undefined;
  } catch {
    return undefined;
  }
}

function filesIn(folder: string, subfolder: string, ignored: Ignore): string[] {
  return readdirSync(path.join(folder, subfolder), {withFileTypes: true}).flatMap((entry) => {
    const file = path.posix.join(subfolder, entry.name);
    if (entry.isDirectory()) {
      return entry.name === '.git' || ignored.ignores(`${file}/`) ? [] : filesIn(folder, file, ignored);
    }
    return ignored.ignores(file) ? [] : [file];
  });
}

/** The files of a folder without those in its `.gitignore`, for a project without git, such as an unpacked archive. */
export function filesOnDisk(folder: string): string[] {
  return filesIn(folder, '', ignore().add(readFileSync(path.join(folder, '.gitignore'), 'utf8'))).sort();
}

/** The files that are in git, or would be added: paths from the project's root. */
export const PROJECT_FILES: readonly string[] = (filesByGit(PROJECT_ROOT) ?? filesOnDisk(PROJECT_ROOT))
  // A file that was removed may still be in git's index.
  .filter((file) => lstatSync(path.join(PROJECT_ROOT, file), {throwIfNoEntry: false})?.isFile());

/** The text of a file of the project. */
export function readProjectFile(file: string): string {
  return readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
}

const BINARY = /\.(?:avif|gif|ico|jpe?g|png|ttf|webp|woff2?|zip)$/;

/** The text files of the project. */
export const TEXT_FILES: readonly string[] = PROJECT_FILES.filter((file) => !BINARY.test(file));
