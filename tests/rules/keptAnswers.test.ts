import {TRANSLATIONS} from '../../plugins/demos/node/dateLibraries/translations';
import {SNAPSHOTS} from '../../scripts/history/snapshots';
import {REQUIREMENTS} from '../../src/node/demoUsage/requirements';
import {EXTRACTIONS} from '../../src/node/packages/api/loadExtraction';
import {withImports} from './imports';

test.each([
  ['of the API', EXTRACTIONS, ['src/node/packages/api/loadExtraction.ts']],
  ['on what demos require', REQUIREMENTS, ['src/node/demoUsage/requirements.ts']],
  ['in other date libraries', TRANSLATIONS, ['plugins/demos/node/dateLibraries/translations.ts']],
  ['of releases', SNAPSHOTS, ['scripts/history/packages.ts', 'scripts/history/snapshot.ts']],
])('answers %s are made anew where code has changed that they depend on', (_what, {code}, makers) => {
  const isInvolved = (file: string): boolean => code.some((place) => `${file}/`.startsWith(`${place}/`));
  expect([...withImports(makers)].filter((file) => !isInvolved(file))).toEqual([]);
});
