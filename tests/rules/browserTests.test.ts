import {PROJECT_FILES, readProjectFile} from './projectFiles';

const SPECS = PROJECT_FILES.filter((file) => /^tests\/browser\/.+\.ts$/.test(file));

it('there are browser tests', () => {
  expect(SPECS.filter((file) => file.endsWith('.spec.ts')).length).toBeGreaterThan(20);
});

// `settled` of tests/browser/settled.ts tells the same in a frame or two, and what a page shows tells it at once.
it.each([
  ['half a second without requests', /networkidle/],
  ['a length of time', /waitForTimeout|(?<!test\.)\bsetTimeout\(/],
])('no browser test waits for %s', (_case, pattern) => {
  expect(SPECS.filter((file) => pattern.test(readProjectFile(file)))).toEqual([]);
});

// Playwright runs a test a second time for its tag alone, and for no other test.
it('a test is marked as one of timing or of speed by the constants', () => {
  expect(SPECS.filter((file) => /@timing|@speed/.test(readProjectFile(file)))).toEqual(['tests/browser/test.ts']);
});
