import {createRequire} from 'node:module';
import path from 'node:path';
import {installedFolder, installedVersion, PROJECT_ROOT} from '../../src/node/project';
import {compilerFolder} from '../../src/node/packages/documentedPackages';
import {DOCUMENTED_PACKAGES} from '../../src/site/packages';
import type {ApiDiffData} from '../../plugins/releases/types';
import {compareSurfaces} from './compare';
import type {ComparedProduct} from './products';
import {loadTransform, RenameProbe} from './renames';
import {readSurface, type ComparedPackage} from './surface';

const requireFrom = createRequire(path.join(PROJECT_ROOT, 'package.json'));

/**
 * The name of a class in the page, from the object that the package exports. One that the types promise and the object lacks
 * is named as its siblings are; the key stands alone if there is no such object.
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
 * What changed in a product's API from one major to the next, from the types of the packages.
 *
 * @param olderModules absolute path of the `node_modules` folder that has the older major
 * @throws a PluginError if a package is not installed or has no types
 */
export function extractDiff(
  {productId, older, transform, surroundings}: ComparedProduct,
  olderModules: string,
): ApiDiffData {
  const names = DOCUMENTED_PACKAGES.filter((own) => own.productId === productId).map(({name}) => name);
  const before = names.map((name): ComparedPackage => ({name, folder: compilerFolder(path.join(olderModules, name))}));
  const after = names.map((name): ComparedPackage => ({name, folder: compilerFolder(installedFolder(name))}));
  const foldersOf = {before: before.map(({folder}) => folder), after: after.map(({folder}) => folder)};
  const [first = ''] = names;
  return {
    productId,
    from: older,
    to: installedVersion(first),
    rows: compareSurfaces({
      before: readSurface(before),
      after: readSurface(after),
      probe: new RenameProbe(loadTransform(transform), surroundings),
      classNameOf: (side, object, key) => classNameIn(foldersOf[side], object, key),
    }),
  };
}
