import path from 'node:path';
import ts from 'typescript';
import {PROJECT_FILES, readProjectFile} from './projectFiles';

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.json', '.css', '/index.ts', '/index.tsx'];
const files = new Set(PROJECT_FILES);

/** The file of the project that an import resolves to; `undefined` for a package. */
function targetOf(specifier: string, from: string): string | undefined {
  const base = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : specifier.startsWith('.') && path.posix.join(path.posix.dirname(from), specifier);
  return base ? ENDINGS.map((ending) => base + ending).find((file) => files.has(file)) : undefined;
}

export interface Import {
  readonly from: string;
  readonly specifier: string;
  readonly to: string | undefined;
}

/** What a file of the project imports. */
export function importsOf(from: string): Import[] {
  const {importedFiles} = ts.preProcessFile(readProjectFile(from), true, true);
  return importedFiles.map(({fileName}) => ({from, specifier: fileName, to: targetOf(fileName, from)}));
}

/** Files of the project, and all that they import, and what that imports. */
export function withImports(given: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (!found.has(file)) {
      found.add(file);
      importsOf(file).forEach(({to}) => to && add(to));
    }
  };
  given.forEach(add);
  return found;
}
