import {existsSync} from 'node:fs';
import path from 'node:path';
import {PROJECT_ROOT} from '../../src/node/project';
import {didYouMean} from '../../src/text/nearestName';
import {MEASURED_PAGE_NAMES, type MeasuredPage} from '../../tests/browser/measuredPages';
import type {CommandLine} from '../commandLine';
import {OURS} from './report';

/** A built site, and what the table calls it. */
export interface BenchSite {
  readonly name: string;
  /** Absolute path of the folder that is served. */
  readonly folder: string;
}

export interface BenchOptions {
  /** How often each page is measured. */
  readonly runs: number;
  /** The pages that are measured, and the navigations that start on them. */
  readonly pages: readonly MeasuredPage[];
  /** This site first, then its peers. */
  readonly sites: readonly BenchSite[];
  /** Absolute path of the file that the result is written to. */
  readonly json: string;
  /** Whether the result becomes the one that later runs are compared with. */
  readonly save: boolean;
  readonly hasLighthouse: boolean;
}

const MOST_RUNS = 50;

type Given = CommandLine['values'][string];

function runsProblem(runs: string): string[] {
  const count = Number(runs);
  return Number.isInteger(count) && count >= 1 && count <= MOST_RUNS
    ? []
    : [`--runs is "${runs}", and it has to be a whole number from 1 to ${MOST_RUNS}.`];
}

function isMeasuredPage(name: string): name is MeasuredPage {
  return (MEASURED_PAGE_NAMES as readonly string[]).includes(name);
}

function pageProblems(names: readonly string[]): string[] {
  const known = MEASURED_PAGE_NAMES.join(', ');
  return names
    .filter((name) => !isMeasuredPage(name))
    .map((name) => `--pages has "${name}", and knows ${known}.${didYouMean(name, MEASURED_PAGE_NAMES)}`);
}

function peerOf(given: string): BenchSite {
  const [name = '', ...folder] = given.split('=');
  return {name, folder: path.resolve(PROJECT_ROOT, folder.join('='))};
}

function peerProblems(given: readonly string[]): string[] {
  const names = given.map((one) => peerOf(one).name);
  return given.flatMap((one, index) => {
    const {name, folder} = peerOf(one);
    if (!/^[^=]+=.+$/.test(one)) {
      return [`--peer is "${one}", and it has to be a name and the folder of a built site: --peer name=folder.`];
    }
    if (name === OURS || names.indexOf(name) !== index) {
      return [`--peer is "${one}": the name ${name} is taken.`];
    }
    return existsSync(path.join(folder, 'index.html')) ? [] : [`--peer is "${one}": ${folder} has no index.html.`];
  });
}

function listOf(given: Given): string[] {
  return given === undefined ? [] : [given].flat().map(String);
}

/**
 * Reads the options of `npm run bench`.
 *
 * @throws where some are malformed: one line with all problems
 */
export function readBenchOptions(values: CommandLine['values']): BenchOptions {
  const {runs = '3', build = 'build', json = 'test-results/bench.json'} = values;
  const names = values['pages'] === undefined ? MEASURED_PAGE_NAMES : String(values['pages']).split(',');
  const peers = listOf(values['peer']);
  const save = values['save'] === true;
  const hasLighthouse = values['without-lighthouse'] !== true;
  const isPart = values['pages'] !== undefined || !hasLighthouse;
  const problems = [
    ...runsProblem(String(runs)),
    ...pageProblems(names),
    ...peerProblems(peers),
    ...(save && isPart ? ['--save keeps a whole result: leave --pages and --without-lighthouse out.'] : []),
  ];
  if (problems.length > 0) {
    throw new Error(`[bench] ${problems.join(' ')}`);
  }
  return {
    runs: Number(runs),
    pages: names.filter(isMeasuredPage),
    sites: [{name: OURS, folder: path.resolve(PROJECT_ROOT, String(build))}, ...peers.map(peerOf)],
    json: path.resolve(PROJECT_ROOT, String(json)),
    save,
    hasLighthouse,
  };
}
