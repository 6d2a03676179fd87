/** Runs `pickersInZone.tsx` in a process of its own, which goes through time zones. */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {transformSync} from '@swc/core';
import {PROJECT_ROOT, readProjectFile} from '../rules/projectFiles';

/** What the pickers do in one zone. */
export interface Outcome {
  zone: string;
  dates: Record<'sent' | 'json' | 'format' | 'read' | 'newDate', string>;
  /** By library and language: what a field shows of 15:30 in UTC, and what it gives after an arrow key on the minutes. */
  languages: Record<string, Record<'shown' | 'stepped', string>>;
  calendars: Record<string, string>;
  offset: string;
  /** By library, text and value of a field for New York: 02:30 on 10 March 2024. */
  gap: Record<string, string>;
  /** 01:30 on 3 November 2024. */
  twice: Record<string, string>;
  /** From November to June. */
  winter: Record<string, string>;
  clocks: Record<string, string>;
  hydrated: {server: string; client: string; errors: string[]};
}

/** A browser's globals, which Testing Library and React look for when they load. */
const BROWSER = `
const {JSDOM} = require('jsdom');
const {window} = new JSDOM('<!doctype html><body></body>', {url: 'http://localhost/', pretendToBeVisual: true});
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) {
    globalThis[name] = window[name];
  }
}
Object.assign(globalThis, {window, document: window.document, Event: window.Event, IS_REACT_ACT_ENVIRONMENT: true});
Object.defineProperty(globalThis, 'navigator', {value: window.navigator, configurable: true});
`;

const program = (): string =>
  BROWSER +
  transformSync(readProjectFile('tests/content/pickersInZone.tsx'), {
    filename: 'pickersInZone.tsx',
    swcrc: false,
    jsc: {
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'automatic'}},
      target: 'es2022',
    },
    module: {type: 'commonjs'},
  }).code;

/**
 * What the pickers do in each of these zones.
 *
 * @throws whatever the program has written to the error stream, if it fails
 */
export function outcomesIn(zones: readonly string[]): Promise<Outcome[]> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--input-type=commonjs', '-', ...zones],
      {cwd: path.resolve(PROJECT_ROOT), env: {...process.env, TZ: 'UTC', NODE_ENV: 'test'}, maxBuffer: 10_000_000},
      (error, stdout, stderr) => {
        if (error || stdout === '') {
          reject(new Error(`The program failed: ${error?.message ?? 'no output'}\n${stderr}`));
        } else {
          resolve(JSON.parse(stdout) as Outcome[]);
        }
      },
    );
    child.stdin?.end(program());
  });
}
