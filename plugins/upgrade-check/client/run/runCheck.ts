import {UPGRADE_CHECK_LIMITS} from '@site/src/site/limits';
import type {FileReport} from '../../types';
import type {Chosen, Skipped, Source} from '../files/sources';
import {skipReasonOfText} from '../files/skipReason';
import type {CheckWorker} from './checkWorker';

/** A file with its text, from which excerpts are shown. */
export interface CheckedFile {
  readonly report: FileReport;
  readonly text: string;
}

/** A file that could not be checked. */
export interface FailedFile {
  readonly path: string;
  readonly because: 'tooSlow' | 'error';
  readonly message: string;
}

export interface CheckResult {
  /** How many files were read. */
  readonly read: number;
  /** How many of them use MUI X. */
  readonly users: number;
  /** Those in which something was found. */
  readonly files: readonly CheckedFile[];
  readonly failed: readonly FailedFile[];
  readonly skipped: readonly Skipped[];
  readonly wasStopped: boolean;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly path: string;
}

/** What comes of a check that is stopped before the first file. */
export const NOTHING_READ: CheckResult = {read: 0, users: 0, files: [], failed: [], skipped: [], wasStopped: true};

/**
 * What a check waits for, or that it was stopped meanwhile. (`Promise.race` would keep all that it waited for as long as nobody
 * stops it.)
 *
 * @throws what the promise is rejected with
 */
export function untilStopped<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | 'stopped'> {
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve('stopped');
    if (signal.aborted) {
      stop();
    }
    signal.addEventListener('abort', stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** The text of a file, with the line ends of the codemod: all lines of a file with others would look changed. */
async function textOf({read}: Source): Promise<string> {
  return (await read()).replaceAll('\r\n', '\n');
}

/**
 * Checks files one after the other.
 *
 * @param signal stops at once, also in the middle of a file
 * @throws when the worker's script cannot be loaded
 */
export async function runCheck(
  {sources, skipped: skippedBefore}: Chosen,
  worker: Pick<CheckWorker, 'check' | 'end'>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<CheckResult> {
  const files: CheckedFile[] = [];
  const failed: FailedFile[] = [];
  const skipped = [...skippedBefore];
  let [read, users] = [0, 0];
  try {
    for (const [index, source] of sources.entries()) {
      const {path} = source;
      if (signal.aborted) {
        break;
      }
      onProgress({done: index, total: sources.length, path});
      // A file on a network may be on its way for long.
      const text = await untilStopped(
        textOf(source).catch(() => undefined),
        signal,
      );
      // The text of a file may be any word.
      if (signal.aborted) {
        break;
      }
      const reason = text === undefined ? 'unreadable' : skipReasonOfText(text);
      if (text === undefined || reason) {
        skipped.push({path, reason: reason ?? 'unreadable'});
        continue;
      }
      const outcome = await untilStopped(worker.check(path, text), signal);
      if (outcome === 'stopped') {
        break;
      }
      read += 1;
      if (outcome.is !== 'report') {
        failed.push({path, because: outcome.is, message: outcome.is === 'error' ? outcome.message : ''});
        continue;
      }
      const {report} = outcome;
      users += report.usesMuiX ? 1 : 0;
      if (report.findings.length > 0 || report.problem) {
        files.push({report, text});
      }
    }
  } finally {
    worker.end();
  }
  return {read, users, files, failed, skipped, wasStopped: signal.aborted};
}

/** The size of a text in bytes, and whether the check reads so much. */
export function sizeOf(text: string): {readonly bytes: number; readonly isTooLarge: boolean} {
  const bytes = new Blob([text]).size;
  return {bytes, isTooLarge: bytes > UPGRADE_CHECK_LIMITS.fileBytes};
}
