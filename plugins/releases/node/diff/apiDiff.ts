import {createRequire} from 'node:module';
import path from 'node:path';
import type {ProductId} from '../../../../src/site/products';
import {installedFolder, installedVersion, PROJECT_ROOT} from '../../../../src/node/project';
import type {ApiDiffData} from '../../types';
import {compareSurfaces} from './compare';
import {loadTransform, RenameProbe} from './renames';
import {readSurface, type ComparedPackage} from './surface';

/** The two majors of a product that are compared, and the codemods between them. */
export interface DiffedProduct {
  readonly productId: ProductId;
  readonly packages: readonly {
    readonly name: string;
    /** The name that package.json installs the older major under. */
    readonly olderAlias: string;
  }[];
  /** A transform of `@mui/x-codemod`, as its command line names it. */
  readonly transform: string;
  /** Code that the transform looks for before it renames anything. */
  readonly surroundings: string;
}

const requireFrom = createRequire(path.join(PROJECT_ROOT, 'package.json'));

/**
 * The name of a class in the page, from the object that the package exports. One that the types promise and the object lacks
 * is named as its siblings are; the key stands alone where there is no such object.
 */
function classNameIn(folders: readonly string[], object: string, key: string): string {
  for (const folder of [...folders].reverse()) {
    const exported = requireFrom(folder) as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
    const className = exported[object]?.[key];
    const sibling = Object.values(exported[object] ?? {}).find((name) => name.startsWith('Mui'));
    if (className !== undefined || sibling !== undefined) {
      return className ?? `${sibling?.replace(/-.*$/, '') ?? ''}-${key}`;
    }
  }
  return key;
}

/**
 * What changed in a product's API from one major to the next, from the types of the installed packages.
 *
 * @throws a PluginError where a package is not installed or has no types
 */
export function extractDiff({productId, packages, transform, surroundings}: DiffedProduct): ApiDiffData {
  const older = packages.map(({name, olderAlias}): ComparedPackage => ({name, folder: installedFolder(olderAlias)}));
  const newer = packages.map(({name}): ComparedPackage => ({name, folder: installedFolder(name)}));
  const foldersOf = {before: older.map(({folder}) => folder), after: newer.map(({folder}) => folder)};
  const [first] = packages;
  return {
    productId,
    from: installedVersion(first?.olderAlias ?? ''),
    to: installedVersion(first?.name ?? ''),
    rows: compareSurfaces({
      before: readSurface(older),
      after: readSurface(newer),
      probe: new RenameProbe(loadTransform(transform), surroundings),
      classNameOf: (side, object, key) => classNameIn(foldersOf[side], object, key),
    }),
  };
}
