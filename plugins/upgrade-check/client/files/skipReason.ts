import {UPGRADE_CHECK_LIMITS} from '@site/src/site/limits';

/** Why a file is not checked. */
export const SKIP_REASONS = [
  'folder',
  'type',
  'declaration',
  'minified',
  'binary',
  'tooLarge',
  'tooMany',
  'tooManyEntries',
  'unreadable',
] as const;

export type SkipReason = (typeof SKIP_REASONS)[number];

/** Folders of code that nobody wrote by hand, or that is not the reader's. */
const SKIPPED_FOLDER = /^(?:node_modules|\.[^.].*|build|dist|out|coverage|vendor|bower_components)$/;

const CODE = /\.(?:[cm]?[jt]sx?|css|scss|sass|less)$/;

/** Whether a folder is left out with all that is in it. */
export function isSkippedFolder(name: string): boolean {
  return SKIPPED_FOLDER.test(name);
}

/**
 * Why a file is not checked, as far as its name and size tell.
 *
 * @param path with forward slashes, from inside the chosen folder
 * @param bytes its size
 */
export function skipReasonOf(path: string, bytes: number): SkipReason | undefined {
  const names = path.split('/');
  if (names.slice(0, -1).some(isSkippedFolder)) {
    return 'folder';
  }
  const name = names.at(-1) ?? '';
  if (!CODE.test(name)) {
    return 'type';
  }
  if (/\.d\.[cm]?ts$/.test(name)) {
    return 'declaration';
  }
  if (/[.-](?:min|bundle)\.\w+$/.test(name)) {
    return 'minified';
  }
  return bytes > UPGRADE_CHECK_LIMITS.fileBytes ? 'tooLarge' : undefined;
}

/** How long a line is on average in code that a program wrote, in characters. */
const LONG_LINE = 500;

/** Why a file is not checked, as far as its text tells. */
export function skipReasonOfText(text: string): SkipReason | undefined {
  if (text.includes('\0')) {
    return 'binary';
  }
  return text.length > 20_000 && text.length / text.split('\n').length > LONG_LINE ? 'minified' : undefined;
}
