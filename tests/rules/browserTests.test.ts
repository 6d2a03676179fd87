import {SHARED_CODE} from '../browser/testCache';
import {withImports} from './imports';
import {PROJECT_FILES, readProjectFile} from './projectFiles';

const SPECS = PROJECT_FILES.filter((file) => /^tests\/(?:browser|firefox|visual)\/.+\.ts$/.test(file));

it('there are browser tests', () => {
  expect(SPECS.filter((file) => file.endsWith('.spec.ts')).length).toBeGreaterThan(20);
});

/** The one file that may wait: it does so for idle moments, with a limit. */
const SETTLED = 'tests/browser/settled.ts';

it.each([
  ['half a second without requests', /networkidle/],
  ['a length of time', /waitForTimeout|(?<!test\.)\bsetTimeout\(/],
  // In the browser, a loop may end at a time; here, it would be a wait.
  ['a time of day', /Date\.now\(\)\s*[<>]|[<>]=?\s*Date\.now\(\)/],
])('no browser test waits for %s', (_case, pattern) => {
  expect(SPECS.filter((file) => file !== SETTLED && pattern.test(readProjectFile(file)))).toEqual([]);
});

it('a test is marked as one of timing or of speed by the constants', () => {
  expect(SPECS.filter((file) => /@timing|@speed/.test(readProjectFile(file)))).toEqual(['tests/browser/test.ts']);
});

it('a test of milliseconds knows that a machine can be slow', () => {
  const ofSpeed = SPECS.filter((file) => /\bSPEED,/.test(readProjectFile(file).replace(/^import .*/gm, '')));
  expect(ofSpeed.length).toBeGreaterThan(3);
  expect(ofSpeed.filter((file) => !readProjectFile(file).includes('await expectInTime('))).toEqual([]);
});

/** Their stage builds their site anew, and reads no cache. */
const SMALL_SITE = 'tests/browser/smallSite/';

test('a test runs again when anything that it imports has changed', () => {
  const code = withImports(SPECS.filter((file) => !file.startsWith(SMALL_SITE)));
  expect(code.size).toBeGreaterThan(SPECS.length);
  expect([...code].filter((file) => !SHARED_CODE.some((place) => `${file}/`.startsWith(`${place}/`)))).toEqual([]);
});

test('a test runs again when the packages or the supported browsers have changed', () => {
  expect(SHARED_CODE).toEqual(expect.arrayContaining(['package.json', 'package-lock.json']));
});
