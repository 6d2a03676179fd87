import {existsSync} from 'node:fs';
import path from 'node:path';
import {TRANSLATIONS} from '../../plugins/demos/node/dateLibraries/translations';
import {SNAPSHOTS} from '../../scripts/history/snapshots';
import {REQUIREMENTS} from '../../src/node/demoUsage/requirements';
import {EXTRACTIONS} from '../../src/node/packages/api/loadExtraction';
import {INVOLVED_PACKAGES} from '../../src/node/packages/cache';
import {packageOfSpecifier} from '../../src/node/packages/documentedPackages';
import {PROJECT_ROOT} from '../../src/node/project';
import {importsOf, withImports} from './imports';

/** Each cache, and the files that make its answers. */
const CACHES = [
  ['of the API', EXTRACTIONS, ['src/node/packages/api/loadExtraction.ts']],
  ['on what demos require', REQUIREMENTS, ['src/node/demoUsage/requirements.ts']],
  ['in other date libraries', TRANSLATIONS, ['plugins/demos/node/dateLibraries/translations.ts']],
  ['of releases', SNAPSHOTS, ['scripts/history/packages.ts', 'scripts/history/snapshot.ts']],
] as const;

test.each(CACHES)('answers %s are made anew where code has changed that they depend on', (_what, {code}, makers) => {
  const isInvolved = (file: string): boolean => code.some((place) => `${file}/`.startsWith(`${place}/`));
  expect([...withImports(makers)].filter((file) => !isInvolved(file))).toEqual([]);
});

/** Types alone have no folder of that name. */
const isInstalled = (name: string): boolean =>
  existsSync(path.join(PROJECT_ROOT, 'node_modules', name, 'package.json'));

test.each(CACHES)('answers %s are made anew where a package has changed that makes them', (_what, _cache, makers) => {
  const specifiers = [...withImports(makers)].flatMap(importsOf).filter(({to}) => to === undefined);
  const packages = new Set(specifiers.flatMap(({specifier}) => packageOfSpecifier(specifier) ?? []));
  expect([...packages].filter((name) => isInstalled(name) && !INVOLVED_PACKAGES.includes(name))).toEqual([]);
});
