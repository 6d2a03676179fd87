import {PROJECT_FILES, TEXT_FILES, readProjectFile} from './projectFiles';

test('no file or folder has a name for everything', () => {
  const drawers = PROJECT_FILES.filter((file) => /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\.|\/|$)/i.test(file));
  expect(drawers).toEqual([]);
});

test('nothing generated is committed', () => {
  const generated =
    /^(?:node_modules|build|\.docusaurus|\.cache|docs\/api\/[^/]+|docs\/x\/api|test-results|playwright-report)\//;
  expect(PROJECT_FILES.filter((file) => generated.test(file))).toEqual([]);
  // The build makes the JavaScript of demos.
  expect(PROJECT_FILES.filter((file) => /^(?:docs|i18n)\/.*\.jsx?$/.test(file))).toEqual([]);
});

describe('no file names', () => {
  test('a path of one machine', () => {
    const path = /(?:^|[\s"'`(=:])\/(?:home|Users|work|root)\/[\w.-]+/m;
    expect('cd /work/main').toMatch(path);
    const files = TEXT_FILES.filter((file) => file !== 'tests/rules/names.test.ts');
    expect(files.filter((file) => path.test(readProjectFile(file)))).toEqual([]);
  });

  test('a registry of one machine', () => {
    const hosts = [...readProjectFile('package-lock.json').matchAll(/"resolved": "https?:\/\/([^/"]+)/g)];
    expect([...new Set(hosts.map(([, host]) => host))].filter((host) => host !== 'registry.npmjs.org')).toEqual([]);
    expect(PROJECT_FILES).not.toContain('.npmrc');
  });
});
