import {DEFAULT_LANGUAGE} from '../../src/site/languages';
import {runInstalled, type ProcessResult} from '../../scripts/runProcess';
import {TEST_SETTINGS} from '../../scripts/testSettings';
import {kindOf, patternOf, type PlantedFault, type Verdict} from './fault';
import {plant} from './projectCopy';
import {anyOf, runJest, runPlaywright, type Report} from './runners';

/** How many faults one build may have. */
const MOST_AT_ONCE = 10;

/** What a test that is named by a fault stands in: faults of one build name different files. */
function testFileOf(fault: PlantedFault): string {
  return patternOf(fault).split(' ')[0] ?? '';
}

/** Puts faults together that different test files notice. */
export function batchesOf(faults: readonly PlantedFault[]): PlantedFault[][] {
  const batches: PlantedFault[][] = [];
  for (const fault of faults) {
    const fits = (batch: readonly PlantedFault[]): boolean =>
      batch.length < MOST_AT_ONCE &&
      batch.every((other) => testFileOf(other) !== testFileOf(fault) && other.file !== fault.file);
    const batch = batches.find(fits);
    if (batch) {
      batch.push(fault);
    } else {
      batches.push([fault]);
    }
  }
  return batches;
}

/** One language is enough: what is told by the other is no fault of a line. */
function build(folder: string): Promise<ProcessResult> {
  const env = {DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...TEST_SETTINGS};
  return runInstalled('@docusaurus/core/bin/docusaurus.mjs', ['build', '--locale', DEFAULT_LANGUAGE], {folder, env});
}

function patternsOf(faults: readonly PlantedFault[], runner: 'site' | 'browser'): string[] {
  return faults.filter(({tests}) => runner in tests).map(patternOf);
}

const NOTHING: Report = {failed: [], passed: []};

/** Runs all tests that faults name, on the build that is there. */
async function runTests(folder: string, faults: readonly PlantedFault[]): Promise<Report> {
  const [site, browser] = [patternsOf(faults, 'site'), patternsOf(faults, 'browser')];
  const ofFiles = site.length > 0 ? await runJest(folder, 'site', anyOf(site)) : NOTHING;
  const ofPages = browser.length > 0 ? await runPlaywright(folder, anyOf(browser)) : NOTHING;
  return {failed: [...ofFiles.failed, ...ofPages.failed], passed: [...ofFiles.passed, ...ofPages.passed]};
}

function verdictOf(fault: PlantedFault, {failed, passed}: Report): Verdict {
  const pattern = new RegExp(patternOf(fault));
  const killedBy = failed.find((name) => pattern.test(name));
  if (killedBy === undefined && !passed.some((name) => pattern.test(name))) {
    throw new Error(`[planted-faults] ${fault.id}: no test matches ${pattern.source}.`);
  }
  return killedBy === undefined ? {fault} : {fault, killedBy};
}

/** Builds with all faults at once. Where no build comes of it, each half is built for itself. */
async function tryTogether(folder: string, faults: readonly PlantedFault[]): Promise<Verdict[]> {
  const undo = plant(folder, faults);
  let report: Report | undefined;
  try {
    const {code} = await build(folder);
    report = code === 0 ? await runTests(folder, faults) : undefined;
  } finally {
    undo();
  }
  if (report) {
    const found = report;
    return faults.map((fault) => verdictOf(fault, found));
  }
  const [only] = faults;
  if (only && faults.length === 1) {
    return [{fault: only, killedBy: 'the build'}];
  }
  const middle = Math.ceil(faults.length / 2);
  const first = await tryTogether(folder, faults.slice(0, middle));
  return [...first, ...(await tryTogether(folder, faults.slice(middle)))];
}

/** @throws when the build or one of the tests fails without a fault: it would fail with any */
async function checkTests(folder: string, faults: readonly PlantedFault[]): Promise<void> {
  const {code, output} = await build(folder);
  if (code !== 0) {
    throw new Error(`[planted-faults] the build fails without any fault:\n${output}`);
  }
  const {failed} = await runTests(folder, faults);
  if (failed.length > 0) {
    throw new Error(`[planted-faults] these tests fail without any fault:\n${failed.join('\n')}\nMend them first.`);
  }
}

/** Plants the faults that only a build shows, several in one build, each with the tests of built files or pages that it names. */
export async function tryBuildFaults(
  folder: string,
  faults: readonly PlantedFault[],
  tell: (verdict: Verdict) => void,
): Promise<void> {
  const own = faults.filter((fault) => kindOf(fault) === 'build');
  if (own.length > 0) {
    await checkTests(folder, own);
  }
  for (const batch of batchesOf(own)) {
    (await tryTogether(folder, batch)).forEach(tell);
  }
}
