import {DEFAULT_LANGUAGE} from '../../src/site/languages';
import {runInstalled, type ProcessResult} from '../../scripts/runProcess';
import {TEST_SETTINGS} from '../../scripts/testSettings';
import {kindOf, patternOf, testFileOf, verdictOf, type Mutation, type Report, type Verdict} from './mutation';
import {make} from './projectCopy';
import {anyOf, runJest, runPlaywright} from './runners';

/** How many mutations one build may have. */
const MOST_AT_ONCE = 10;

/** Groups mutations of different files that different test files notice, so that one build has several. */
export function batchesOf(mutations: readonly Mutation[]): Mutation[][] {
  const batches: Mutation[][] = [];
  for (const mutation of mutations) {
    const isApart = (other: Mutation): boolean =>
      testFileOf(other) !== testFileOf(mutation) && other.file !== mutation.file;
    const batch = batches.find((candidate) => candidate.length < MOST_AT_ONCE && candidate.every(isApart));
    if (batch) {
      batch.push(mutation);
    } else {
      batches.push([mutation]);
    }
  }
  return batches;
}

/** Builds one language, which is enough for a mutation of one line. */
function build(folder: string): Promise<ProcessResult> {
  const env = {DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...TEST_SETTINGS};
  return runInstalled('@docusaurus/core/bin/docusaurus.mjs', ['build', '--locale', DEFAULT_LANGUAGE], {folder, env});
}

const NOTHING: Report = {failed: [], passed: []};

/** Runs all tests that the mutations name on the existing build. */
async function runTests(folder: string, mutations: readonly Mutation[]): Promise<Report> {
  const site = mutations.filter(({tests}) => 'site' in tests).map(testFileOf);
  const browser = mutations.filter(({tests}) => 'browser' in tests).map(patternOf);
  const ofFiles = site.length > 0 ? await runJest(folder, 'site', anyOf(site)) : NOTHING;
  const ofPages = browser.length > 0 ? await runPlaywright(folder, anyOf(browser)) : NOTHING;
  return {failed: [...ofFiles.failed, ...ofPages.failed], passed: [...ofFiles.passed, ...ofPages.passed]};
}

/** Builds with all mutations at once. If the build fails, each half is built separately. */
async function tryTogether(
  folder: string,
  mutations: readonly Mutation[],
  failing: ReadonlySet<string>,
): Promise<Verdict[]> {
  const undo = make(folder, mutations);
  try {
    if ((await build(folder)).code === 0) {
      const report = await runTests(folder, mutations);
      return mutations.map((mutation) => verdictOf(mutation, report, failing));
    }
  } finally {
    undo();
  }
  if (mutations.length === 1) {
    return mutations.map((mutation) => ({mutation, killedBy: 'the build'}));
  }
  const middle = Math.ceil(mutations.length / 2);
  const first = await tryTogether(folder, mutations.slice(0, middle), failing);
  return [...first, ...(await tryTogether(folder, mutations.slice(middle), failing))];
}

/**
 * Applies the mutations that only a build shows, several in one build, and runs the tests of built files or pages that each
 * names. Tests that fail without mutations do not count; in a build of one language some do.
 *
 * @throws if the build without mutations fails
 */
export async function tryBuildMutations(
  folder: string,
  mutations: readonly Mutation[],
  report: (verdict: Verdict) => void,
): Promise<void> {
  const own = mutations.filter((mutation) => kindOf(mutation) === 'build');
  if (own.length === 0) {
    return;
  }
  const {code, output} = await build(folder);
  if (code !== 0) {
    throw new Error(`[mutations] the build fails without any mutation:\n${output}`);
  }
  const failing = new Set((await runTests(folder, own)).failed);
  for (const batch of batchesOf(own)) {
    (await tryTogether(folder, batch, failing)).forEach(report);
  }
}
