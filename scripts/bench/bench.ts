import {loadavg} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {PROJECT_ROOT} from '../../src/node/project';
import {MEASURED_PAGES, type MeasuredPage} from '../../tests/browser/measuredPages';
import {measureFixedWork} from '../../tests/browser/slowProcessor';
import {SOFT_NAVIGATIONS, type SoftNavigationName} from '../../tests/browser/softNavigation';
import {CHROMIUM_ARGUMENTS, findChromium} from '../chromium';
import type {CommandLine} from '../commandLine';
import {serveBuild} from '../server/server';
import {readBenchOptions, type BenchOptions} from './benchOptions';
import {compareReports, failures, isSameSpeed} from './comparison';
import type {FigureId, Subject} from './figures';
import {installLighthouse} from './lighthouse';
import {measureFiles, measureNavigation, measurePage, type Samples, type ServedSite} from './measures';
import {LAST_REPORT, OURS, readReport, writeReport, type BenchReport, type SiteSamples} from './report';
import {median} from './statistics';
import {benchTable, worseLines} from './table';

/** Above it, something else is at work on the machine. */
const QUIET_LOAD = 1;

/** The navigations that start on some pages. */
function navigationsFrom(pages: readonly MeasuredPage[]): SoftNavigationName[] {
  const paths: readonly string[] = pages.map((page) => MEASURED_PAGES[page]);
  const names = Object.keys(SOFT_NAVIGATIONS) as SoftNavigationName[];
  return names.filter((name) => paths.includes(SOFT_NAVIGATIONS[name].from));
}

/** Adds samples to those of the rounds before. */
function addSamples(sites: Record<string, SiteSamples>, site: string, subject: Subject, samples: Samples): void {
  const ofSubject = ((sites[site] ??= {})[subject] ??= {});
  for (const [figure, values] of Object.entries(samples)) {
    (ofSubject[figure as FigureId] ??= []).push(...values);
  }
}

interface Bench extends Pick<BenchOptions, 'runs' | 'pages' | 'hasLighthouse'> {
  readonly sites: readonly ServedSite[];
  readonly browser: Browser;
  readonly program: string;
}

/**
 * Measures in rounds, each of all pages and in each page all sites, so that what slows the machine for a while slows all alike.
 */
async function measureAll(bench: Bench): Promise<Pick<BenchReport, 'calibration' | 'sites'>> {
  const {runs, pages, sites, browser} = bench;
  const samples: Record<string, SiteSamples> = {};
  const calibrations: number[] = [];
  for (let round = 1; round <= runs; round += 1) {
    calibrations.push(await measureFixedWork(browser));
    for (const page of pages) {
      console.log(`Round ${round} of ${runs}: ${page}`);
      for (const site of sites) {
        addSamples(samples, site.name, page, await measurePage(site, page, bench));
      }
    }
    for (const navigation of navigationsFrom(pages)) {
      console.log(`Round ${round} of ${runs}: ${navigation}`);
      for (const site of sites) {
        addSamples(samples, site.name, navigation, await measureNavigation(site, navigation, bench));
      }
    }
  }
  sites.forEach((site) => addSamples(samples, site.name, 'site', measureFiles(site)));
  return {calibration: Math.round(median(calibrations)), sites: samples};
}

async function takeReport(options: BenchOptions): Promise<BenchReport> {
  const [loadAverage = 0] = loadavg();
  if (loadAverage > QUIET_LOAD) {
    const load = loadAverage.toFixed(1);
    console.warn(
      `[bench] the machine is busy (load average ${load}): take times from a quieter one, or from more --runs.`,
    );
  }
  const program = await findChromium();
  if (options.hasLighthouse) {
    await installLighthouse();
  }
  const servers = [];
  const browser = await chromium.launch({executablePath: program, args: CHROMIUM_ARGUMENTS});
  try {
    const sites: ServedSite[] = [];
    for (const site of options.sites) {
      const server = await serveBuild({folder: site.folder});
      servers.push(server);
      sites.push({...site, url: server.url});
    }
    const measured = await measureAll({...options, sites, browser, program});
    return {
      takenAt: new Date().toISOString(),
      runs: options.runs,
      loadAverage: Math.round(loadAverage * 10) / 10,
      chromium: browser.version(),
      ...measured,
    };
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** What the table is compared with, in a line. */
function comparedWith(report: BenchReport, last: BenchReport | undefined): string {
  if (!last) {
    return 'There is no earlier result to compare with. Write one: npm run bench -- --save';
  }
  const machine = isSameSpeed(report, last)
    ? ''
    : ` Its machine took ${last.calibration} ms for what this one does in ${report.calibration} ms: times are not compared.`;
  return `"last" is of ${last.takenAt}, in ${last.runs} runs.${machine}`;
}

/**
 * Measures this site, and its peers if there are any, prints a table, writes it as JSON, and says what got worse since the
 * committed result.
 *
 * @param values of the command's options
 * @returns `false` where an exact figure got worse: bytes, a count or a score
 */
export async function bench(values: CommandLine['values']): Promise<boolean> {
  const options = readBenchOptions(values);
  const last = readReport();
  const report = await takeReport(options);
  const comparisons = compareReports(report, last);
  console.log(`\n${benchTable(report, comparisons)}\n`);
  console.log('Medians (lowest–highest). KB are 1,000 bytes. * misses its target.');
  console.log(comparedWith(report, last));
  const worse = worseLines(comparisons);
  worse.forEach((text) => console.log(`[bench] worse: ${text}`));
  writeReport(options.json, report);
  console.log(`Written to ${path.relative(PROJECT_ROOT, options.json)}`);
  if (options.save) {
    writeReport(LAST_REPORT, {...report, sites: {[OURS]: report.sites[OURS] ?? {}}});
    console.log(`Saved as ${path.relative(PROJECT_ROOT, LAST_REPORT)}: commit it.`);
    return true;
  }
  return failures(comparisons).length === 0;
}
