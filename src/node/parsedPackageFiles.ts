import type ts from 'typescript';

/**
 * Files of packages, which do not change while a process runs: parsed once for all programs. By absolute path. A module of
 * its own, so that the tests of one process share it (tests/environment).
 */
export const parsedPackageFiles = new Map<string, ts.SourceFile>();
