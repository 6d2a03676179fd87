import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PROJECT_ROOT} from '../../src/node/project';
import type {FigureId, Subject} from './figures';

/** The samples of one site: one number of each round, or several. */
export type SiteSamples = Partial<Record<Subject, Partial<Record<FigureId, number[]>>>>;

/** What a run has measured, as it is kept in JSON. */
export interface BenchReport {
  /** ISO 8601. */
  readonly takenAt: string;
  /** How often each page was measured. */
  readonly runs: number;
  /** How many processes wanted the processor before the run began, in the mean of a minute. */
  readonly loadAverage: number;
  /** How long the browser takes for a fixed piece of work, in milliseconds: tells machines, and busy ones, apart. */
  readonly calibration: number;
  readonly chromium: string;
  /** Samples by the name of the site; this one is {@link OURS}. */
  readonly sites: Readonly<Record<string, SiteSamples>>;
}

/** The name of this site among its peers. */
export const OURS = 'ours';

/** The committed result, with which a run is compared. */
export const LAST_REPORT = path.join(PROJECT_ROOT, 'tests/bench/last.json');

/**
 * Reads a result.
 *
 * @returns `undefined` where there is no such file
 * @throws where it is none
 */
export function readReport(file = LAST_REPORT): BenchReport | undefined {
  if (!existsSync(file)) {
    return undefined;
  }
  const remedy = 'Take it from git, or write it anew: npm run bench -- --save';
  let report: Partial<BenchReport> | null;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Partial<BenchReport> | null;
  } catch (error) {
    throw new Error(`[bench] ${file} is no JSON (${(error as Error).message}). ${remedy}`);
  }
  if (typeof report?.calibration !== 'number' || !report.sites?.[OURS]) {
    throw new Error(`[bench] ${file} holds no result of a run. ${remedy}`);
  }
  return report as BenchReport;
}

/** Writes a result, and the folder that it is in. */
export function writeReport(file: string, report: BenchReport): void {
  mkdirSync(path.dirname(file), {recursive: true});
  // Samples of a figure in one line: a change of one is a change of a line.
  const text = JSON.stringify(report, null, 2).replace(/\[\s+([\d.,\s-]+?)\s+\]/g, (_, numbers: string) => {
    return `[${numbers.split(/,\s+/).join(', ')}]`;
  });
  writeFileSync(file, `${text}\n`);
}
