import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PROJECT_ROOT} from '../../src/node/project';
import {runNpm, runProcess, type ProcessResult} from '../runProcess';
import type {FigureId} from './figures';

/** Its package.json and lock file. */
const PINNED = path.join(__dirname, 'lighthouse');
const INSTALLED = path.join(PROJECT_ROOT, 'node_modules/.cache/lighthouse');
const FILES = ['package.json', 'package-lock.json'];
const PROGRAM = path.join(INSTALLED, 'node_modules/lighthouse/cli/index.js');

const INSTALL_LIMIT_S = 300;
const RUN_LIMIT_S = 180;

/** How much of a failed program's output is quoted, from its end. */
const QUOTED_LINES = 20;

const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';

/** The part of Lighthouse's result that is read. */
export interface LighthouseResult {
  readonly runtimeError?: {readonly code: string; readonly message: string};
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
}

const AUDITS = {lcp: 'largest-contentful-paint', tbt: 'total-blocking-time'} as const satisfies Partial<
  Record<FigureId, string>
>;

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const satisfies Partial<Record<FigureId, string>>;

export type LighthouseFigures = Record<keyof typeof AUDITS | keyof typeof CATEGORIES, number>;

function fail(what: string, {output, code, signal}: ProcessResult): never {
  const quoted = output.trimEnd().split('\n').slice(-QUOTED_LINES).join('\n');
  throw new Error(`[bench] ${what} (${signal ?? code}).\n${quoted}`);
}

function isInstalled(): boolean {
  const isCurrent = FILES.every((file) => {
    const copy = path.join(INSTALLED, file);
    return existsSync(copy) && readFileSync(copy, 'utf8') === readFileSync(path.join(PINNED, file), 'utf8');
  });
  return isCurrent && existsSync(PROGRAM);
}

/**
 * Installs Lighthouse in the cache of this project, unless it is there. It is no dependency of the project: 201 packages of 185 MB
 * would come with every `npm ci`, for a command that few run.
 *
 * @throws where it cannot be installed
 */
export async function installLighthouse(): Promise<void> {
  if (isInstalled()) {
    return;
  }
  console.log('Installing Lighthouse (185 MB, once).');
  mkdirSync(INSTALLED, {recursive: true});
  FILES.forEach((file) => cpSync(path.join(PINNED, file), path.join(INSTALLED, file)));
  const parameters = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const result = await runNpm(parameters, {folder: INSTALLED, limit: INSTALL_LIMIT_S});
  if (result.code !== 0) {
    // Half of it would count as installed.
    rmSync(INSTALLED, {recursive: true, force: true});
    fail('Lighthouse cannot be installed. Measure the rest with --without-lighthouse', result);
  }
}

function numberIn(url: string, name: string, value: number | null | undefined): number {
  if (typeof value !== 'number') {
    throw new Error(`[bench] Lighthouse has no "${name}" of ${url}.`);
  }
  return value;
}

/**
 * Reads the figures of a result: times in milliseconds, scores of 100.
 *
 * @param url of the page, for messages
 * @throws where Lighthouse failed, or lacks one of them
 */
export function lighthouseFigures(
  url: string,
  {runtimeError, audits, categories}: LighthouseResult,
): LighthouseFigures {
  if (runtimeError) {
    throw new Error(`[bench] Lighthouse cannot measure ${url}: ${runtimeError.message} (${runtimeError.code}).`);
  }
  const timeOf = (audit: string): number => Math.round(numberIn(url, audit, audits[audit]?.numericValue));
  const scoreOf = (category: string): number => Math.round(numberIn(url, category, categories[category]?.score) * 100);
  return {
    lcp: timeOf(AUDITS.lcp),
    tbt: timeOf(AUDITS.tbt),
    performance: scoreOf(CATEGORIES.performance),
    accessibility: scoreOf(CATEGORIES.accessibility),
    bestPractices: scoreOf(CATEGORIES.bestPractices),
    seo: scoreOf(CATEGORIES.seo),
  };
}

async function tryLighthouse(url: string, chromium: string): Promise<LighthouseFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-lighthouse-'));
  try {
    const file = path.join(folder, 'result.json');
    const parameters = [
      PROGRAM,
      url,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-flags=${CHROMIUM_FLAGS}`,
    ];
    const result = await runProcess(process.execPath, parameters, {limit: RUN_LIMIT_S, env: {CHROME_PATH: chromium}});
    if (!existsSync(file)) {
      fail(`Lighthouse failed at ${url}`, result);
    }
    return lighthouseFigures(url, JSON.parse(readFileSync(file, 'utf8')) as LighthouseResult);
  } finally {
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  }
}

/**
 * Runs Lighthouse, as it is set for phones: with simulated throttling. Some of its traces lack the navigation, and then it asks to be
 * run again.
 *
 * @param url of a page that is served
 * @param chromium path of the browser
 * @throws where it fails twice
 */
export function runLighthouse(url: string, chromium: string): Promise<LighthouseFigures> {
  return tryLighthouse(url, chromium).catch((error: Error) => {
    console.warn(error.message);
    return tryLighthouse(url, chromium);
  });
}
