import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import {PROJECT_ROOT} from '../../src/node/project';

/** A test that was green, and what it looked at then. */
export interface GreenTest {
  /** Fingerprint of the code that the test runs. */
  readonly code: string;
  /** Fingerprints of the URLs it asked for. */
  readonly urls: Readonly<Record<string, string>>;
}

/** What was green when it last ran, by which a run knows what need not run again. */
export interface Ledger {
  /** Fingerprints of what a stage reads, by the name of the stage. */
  readonly stages: Readonly<Record<string, string>>;
  /** By file and title. */
  readonly tests: Readonly<Record<string, GreenTest>>;
  /** Tests that passed at the second try only. */
  readonly secondTries: readonly string[];
}

export const LEDGER_FILE = path.join(PROJECT_ROOT, 'node_modules/.cache/tests/ledger.json');

const EMPTY: Ledger = {stages: {}, tests: {}, secondTries: []};

/** Raised where a ledger of before would be read wrongly. */
const FORMAT = 1;

const HASHES = Joi.object().pattern(Joi.string(), Joi.string().required());
const SCHEMA = Joi.object<Ledger & {format: number}>({
  format: Joi.number().valid(FORMAT).required(),
  stages: HASHES.required(),
  tests: Joi.object()
    .pattern(Joi.string(), Joi.object({code: Joi.string().required(), urls: HASHES.required()}))
    .required(),
  secondTries: Joi.array().items(Joi.string()).required(),
});

/**
 * Reads the ledger of earlier runs. One that is missing is empty; one that is broken, or of another format, is empty too, and
 * said so: everything runs then, and it is written anew.
 *
 * @param file the ledger's place
 */
export function readLedger(file = LEDGER_FILE): Ledger {
  if (!existsSync(file)) {
    return EMPTY;
  }
  try {
    const {format: _format, ...ledger} = Joi.attempt(JSON.parse(readFileSync(file, 'utf8')), SCHEMA);
    return ledger;
  } catch (error) {
    const [why] = (error as Error).message.split('\n');
    console.log(`[test] ${file} is no ledger of these tests (${why}): everything runs, and it is written anew.`);
    return EMPTY;
  }
}

/**
 * Writes what changes in the ledger; what the change does not name stays.
 *
 * @param change an `undefined` takes an entry out
 * @param file the ledger's place
 */
export function updateLedger(
  change: {
    readonly stages?: Readonly<Record<string, string | undefined>>;
    readonly tests?: Readonly<Record<string, GreenTest | undefined>>;
    readonly secondTries?: readonly string[];
  },
  file = LEDGER_FILE,
): void {
  const kept = readLedger(file);
  const ledger = {
    format: FORMAT,
    stages: {...kept.stages, ...change.stages},
    tests: {...kept.tests, ...change.tests},
    secondTries: change.secondTries ?? kept.secondTries,
  };
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(ledger));
}
