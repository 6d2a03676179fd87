import type ts from 'typescript';

/**
 * Parsed files of packages, by absolute path. Packages do not change while a process runs, so all programs share them. This is
 * a module of its own, so that all tests of a process share it too (tests/environment).
 */
export const parsedPackageFiles = new Map<string, ts.SourceFile>();
