import type ts from 'typescript';
import {oncePerProcess} from '../oncePerProcess';

/** What the compiler has read, for all plugins. */
interface ReadFiles {
  /** Files of packages, which do not change while a process runs: parsed once for all programs. By absolute path. */
  readonly packageFiles: Map<string, ts.SourceFile>;
  /** By what they start from. */
  readonly programs: Map<string, ts.Program>;
  /** The program that written files were last read with; a changed file makes a new one from it, which costs little. */
  latest: ts.Program | undefined;
}

/** Here and not beside the compiler, which nobody loads if all its answers are kept. */
export const readFiles = oncePerProcess<ReadFiles>('files that the compiler has read', () => ({
  packageFiles: new Map(),
  programs: new Map(),
  latest: undefined,
}));

/**
 * For when all plugins have loaded their content. A build forgets the files, more than half a gigabyte that the bundler can use:
 * whoever asks for a program later has them read again. The dev server keeps them, for the next demo that is saved.
 */
export function forgetFilesAfterLoading(): void {
  if (process.env.NODE_ENV === 'production') {
    readFiles.packageFiles.clear();
    readFiles.programs.clear();
    readFiles.latest = undefined;
  }
}
