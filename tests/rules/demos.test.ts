import path from 'node:path';
import {keptDemoProblems} from './keptProblems';
import {PROJECT_FILES, PROJECT_ROOT} from './projectFiles';

/** Demos and their variants. Files with lower-case names are parts that demos import. */
const demos = PROJECT_FILES.filter((file) => /^(?:docs|versioned_docs)\/.*\/[A-Z][\w.]*\.tsx$/.test(file));

test('there are demos', () => {
  expect(demos.length).toBeGreaterThan(0);
});

test('demos keep to what a reader can copy, run and take in', () => {
  expect(keptDemoProblems(demos.map((file) => path.join(PROJECT_ROOT, file)))).toEqual([]);
}, 60_000);
