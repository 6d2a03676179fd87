import {DEFAULT_LANGUAGE} from '../../src/site/languages';
import {runInstalled, type ProcessResult} from '../../scripts/runProcess';
import {TEST_SETTINGS} from '../../scripts/testSettings';
import {kindOf, patternOf, testFileOf, verdictOf, type PlantedFault, type Report, type Verdict} from './fault';
import {plant} from './projectCopy';
import {anyOf, runJest, runPlaywright} from './runners';

/** How many faults one build may have. */
const MOST_AT_ONCE = 10;

/** Puts faults together that stand in different files, and that different test files notice. */
export function batchesOf(faults: readonly PlantedFault[]): PlantedFault[][] {
  const batches: PlantedFault[][] = [];
  for (const fault of faults) {
    const isApart = (other: PlantedFault): boolean =>
      testFileOf(other) !== testFileOf(fault) && other.file !== fault.file;
    const batch = batches.find((candidate) => candidate.length < MOST_AT_ONCE && candidate.every(isApart));
    if (batch) {
      batch.push(fault);
    } else {
      batches.push([fault]);
    }
  }
  return batches;
}

/** One language is enough for a fault of one line. */
function build(folder: string): Promise<ProcessResult> {
  const env = {DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...TEST_SETTINGS};
  return runInstalled('@docusaurus/core/bin/docusaurus.mjs', ['build', '--locale', DEFAULT_LANGUAGE], {folder, env});
}

const NOTHING: Report = {failed: [], passed: []};

/** Runs all tests that faults name, on the build that is there. */
async function runTests(folder: string, faults: readonly PlantedFault[]): Promise<Report> {
  const site = faults.filter(({tests}) => 'site' in tests).map(testFileOf);
  const browser = faults.filter(({tests}) => 'browser' in tests).map(patternOf);
  const ofFiles = site.length > 0 ? await runJest(folder, 'site', anyOf(site)) : NOTHING;
  const ofPages = browser.length > 0 ? await runPlaywright(folder, anyOf(browser)) : NOTHING;
  return {failed: [...ofFiles.failed, ...ofPages.failed], passed: [...ofFiles.passed, ...ofPages.passed]};
}

/** Builds with all faults at once. Where no build comes of it, each half is built for itself. */
async function tryTogether(
  folder: string,
  faults: readonly PlantedFault[],
  failing: ReadonlySet<string>,
): Promise<Verdict[]> {
  const undo = plant(folder, faults);
  try {
    if ((await build(folder)).code === 0) {
      const report = await runTests(folder, faults);
      return faults.map((fault) => verdictOf(fault, report, failing));
    }
  } finally {
    undo();
  }
  if (faults.length === 1) {
    return faults.map((fault) => ({fault, killedBy: 'the build'}));
  }
  const middle = Math.ceil(faults.length / 2);
  const first = await tryTogether(folder, faults.slice(0, middle), failing);
  return [...first, ...(await tryTogether(folder, faults.slice(middle), failing))];
}

/**
 * Plants the faults that only a build shows, several in one build, each with the tests of built files or pages that it
 * names. Tests that fail in a build without faults tell nothing: in one language some do.
 *
 * @throws when there is no build without faults
 */
export async function tryBuildFaults(
  folder: string,
  faults: readonly PlantedFault[],
  tell: (verdict: Verdict) => void,
): Promise<void> {
  const own = faults.filter((fault) => kindOf(fault) === 'build');
  if (own.length === 0) {
    return;
  }
  const {code, output} = await build(folder);
  if (code !== 0) {
    throw new Error(`[planted-faults] the build fails without any fault:\n${output}`);
  }
  const failing = new Set((await runTests(folder, own)).failed);
  for (const batch of batchesOf(own)) {
    (await tryTogether(folder, batch, failing)).forEach(tell);
  }
}
