import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import {PROJECT_ROOT} from '../../src/node/project';
import {isCacheWritable} from '../writable';

/** A test that passed, and the inputs that it had. */
export interface GreenTest {
  /** Fingerprint of the code that the test runs. */
  readonly code: string;
  /** Fingerprints of the URLs that it requested. */
  readonly urls: Readonly<Record<string, string>>;
}

/** Stages and tests that passed in earlier runs. They do not run again while their inputs are unchanged. */
export interface TestCache {
  /** Fingerprints of the inputs of stages, by name. */
  readonly stages: Readonly<Record<string, string>>;
  /** By file and title. */
  readonly tests: Readonly<Record<string, GreenTest>>;
  /** Tests that only passed when they were retried. */
  readonly secondTries: readonly string[];
}

export const TEST_CACHE_FILE = path.join(PROJECT_ROOT, 'node_modules/.cache/tests/results.json');

const EMPTY: TestCache = {stages: {}, tests: {}, secondTries: []};

/** Increased if caches of older code can no longer be read. */
const FORMAT = 1;

const HASHES = Joi.object().pattern(Joi.string(), Joi.string().required());
const SCHEMA = Joi.object<TestCache & {format: number}>({
  format: Joi.number().valid(FORMAT).required(),
  stages: HASHES.required(),
  tests: Joi.object()
    .pattern(Joi.string(), Joi.object({code: Joi.string().required(), urls: HASHES.required()}))
    .required(),
  secondTries: Joi.array().items(Joi.string()).required(),
});

/**
 * Reads the cache of earlier runs. A missing, broken or outdated cache is empty; a broken or outdated one is reported.
 *
 * @param file path of the cache
 */
export function readTestCache(file = TEST_CACHE_FILE): TestCache {
  if (!existsSync(file)) {
    return EMPTY;
  }
  try {
    const {format: _format, ...cache} = Joi.attempt(JSON.parse(readFileSync(file, 'utf8')), SCHEMA);
    return cache;
  } catch (error) {
    const [why] = (error as Error).message.split('\n');
    console.log(`[test] ${file} is no cache of these tests (${why}): everything runs, and it is written anew.`);
    return EMPTY;
  }
}

/**
 * Changes entries of the cache. If its folder cannot be written, nothing is kept: the next run tests all anew.
 *
 * @param change new values of entries; `undefined` removes an entry
 * @param file path of the cache
 */
export function updateTestCache(
  change: {
    readonly stages?: Readonly<Record<string, string | undefined>>;
    readonly tests?: Readonly<Record<string, GreenTest | undefined>>;
    readonly secondTries?: readonly string[];
  },
  file = TEST_CACHE_FILE,
): void {
  if (file === TEST_CACHE_FILE && !isCacheWritable()) {
    return;
  }
  const kept = readTestCache(file);
  const cache = {
    format: FORMAT,
    stages: {...kept.stages, ...change.stages},
    tests: {...kept.tests, ...change.tests},
    secondTries: change.secondTries ?? kept.secondTries,
  };
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(cache));
}
