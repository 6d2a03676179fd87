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
])('no browser test waits for %s', (_case, pattern) => {
  expect(SPECS.filter((file) => file !== SETTLED && pattern.test(readProjectFile(file)))).toEqual([]);
});

it('a test is marked as one of timing or of speed by the constants', () => {
  expect(SPECS.filter((file) => /@timing|@speed/.test(readProjectFile(file)))).toEqual(['tests/browser/test.ts']);
});
