import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DOCUMENTED_PACKAGES, type PlanId} from '../../site/packages';
import type {ProductId} from '../../site/products';
import {installedFolder} from '../project';

const EXPORT_ALL = /^export \* from '(\.[^']*)';/gm;
const EXPORT_LIST = /^export (?:type )?\{([^}]*)\}/gm;
/** But for the stubs of other plans' grids, which are functions without parameters that return nothing. */
const EXPORT_DECLARATION =
  /^export (?:declare )?(?:abstract )?(?:const|let|function|class|enum|interface|type) (\w+)\b(?!\(\): null;)/gm;

/** The declaration file that a relative import means. */
function declarationFile(from: string, specifier: string): string | undefined {
  const place = path.join(path.dirname(from), specifier);
  return [`${place}.d.ts`, path.join(place, 'index.d.ts')].find((file) => existsSync(file));
}

function namesIn(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) {
    return [];
  }
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const listed = [...text.matchAll(EXPORT_LIST)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^.*\s/, '')),
  );
  const declared = [...text.matchAll(EXPORT_DECLARATION)].map(([, name = '']) => name);
  const below = [...text.matchAll(EXPORT_ALL)].flatMap(([, specifier = '']) => {
    const target = declarationFile(file, specifier);
    return target ? namesIn(target, seen) : [];
  });
  return [...listed, ...declared, ...below];
}

const known = new Map<string, ReadonlySet<string>>();

/**
 * The names that a package exports from files of its own, read from the text of its declarations: the navigation needs
 * them before anything is compiled, and in milliseconds. A test compares what follows from it with the compiler.
 */
function exportedNames(packageName: string): ReadonlySet<string> {
  const index = path.join(installedFolder(packageName), 'index.d.ts');
  const names = known.get(index) ?? new Set(existsSync(index) ? namesIn(index, new Set()) : []);
  known.set(index, names);
  return names;
}

/**
 * The least plan whose package has a component or interface.
 *
 * @returns `community` for a name that no package exports: the extraction says what is wrong with it
 */
export function planOfExport(productId: ProductId, name: string): PlanId {
  const holder = DOCUMENTED_PACKAGES.find(
    (documented) => documented.productId === productId && exportedNames(documented.name).has(name),
  );
  return holder?.plan ?? 'community';
}
