import path from 'node:path';
import type {BrowserContext, Request, TestInfo} from '@playwright/test';
import {fingerprintOf, fingerprintOfUrl} from '../../scripts/ledger/fingerprints';
import {readLedger, type GreenTest, type Ledger} from '../../scripts/ledger/ledger';

// A test that was green is not run again as long as nothing that it looked at has changed (scripts/ledger). What it looks at
// is seen while it runs: the URLs that its pages ask for.

/** Set by the stage of `npm test` where the ledger counts; without it every test runs. */
const isUsed = process.env['TESTS_LEDGER'] === 'on';

/** The reason of a test that is skipped because it was green. */
export const FROM_LEDGER = 'green before, and nothing that it looks at has changed';

/** The type of the annotation with the URLs that a test asked for. */
export const URLS = 'addresses';

/** Stands for all pages, for a test that asks for none itself. */
const ALL_PAGES = '*';

const SHARED_CODE = [
  'src',
  'plugins',
  'static',
  'i18n',
  'docusaurus.config.ts',
  'package-lock.json',
  'scripts/testSettings.ts',
  'tests/playwright.config.ts',
  'tests/browser',
  'tests/site/limits.ts',
];

/** Texts of pages are looked at as they are built. */
const isSharedCode = (file: string): boolean => !/\.mdx?$/.test(file) && !file.endsWith('.spec.ts');

const remembered = new Map<string, string>();

function once(key: string, compute: () => string): string {
  const known = remembered.get(key) ?? compute();
  remembered.set(key, known);
  return known;
}

/** A fingerprint of all the code that the tests of a file run: the site's, theirs, and the installed packages'. */
function codeOf(specFile: string): string {
  const shared = once('', () => fingerprintOf(SHARED_CODE, isSharedCode));
  return once(
    specFile,
    () => `${shared}-${fingerprintOf([path.relative(path.resolve(__dirname, '../..'), specFile)])}`,
  );
}

function fingerprintAt(url: string): string {
  return once(url, () =>
    url === ALL_PAGES
      ? fingerprintOf(['build', 'docs'], (file) => /\.(?:html|tsx?|css)$/.test(file))
      : fingerprintOfUrl(url),
  );
}

/** What makes a test another one: the code it runs, and what the URLs that it asks for are answered with. */
export function greenTest(specFile: string, urls: readonly string[]): GreenTest {
  const asked = urls.length > 0 ? urls : [ALL_PAGES];
  return {
    code: codeOf(specFile),
    urls: Object.fromEntries(asked.map((url) => [url, fingerprintAt(url)])),
  };
}

/** The name of a test in the ledger. */
export function ledgerName(specFile: string, titles: readonly string[]): string {
  return [path.basename(specFile), ...titles].join(' › ');
}

let ledger: Ledger | undefined;

/** Whether a test was green, and would see the same again. */
function isKnownGreen({file, titlePath}: TestInfo): boolean {
  ledger ??= readLedger();
  const known = ledger.tests[ledgerName(file, titlePath.slice(1))];
  return (
    known !== undefined &&
    known.code === codeOf(file) &&
    Object.entries(known.urls).every(([url, fingerprint]) => fingerprintAt(url) === fingerprint)
  );
}

/** Skips a test that would see what it saw when it was green. Before it, no browser is opened. */
export function skipKnownGreen(testInfo: TestInfo): void {
  testInfo.skip(isUsed && isKnownGreen(testInfo), FROM_LEDGER);
}

/** Chunks of scripts and styles: which they are follows from the code and the pages. */
const CHUNK = /^(?:\/[a-z]{2})?\/assets\//;

/**
 * Notes in a test what its pages ask the site for, until the returned function is called.
 *
 * @param context the pages of this context are watched
 */
export function noteUrls(context: BrowserContext, {annotations}: TestInfo): () => void {
  const asked = new Set<string>();
  const note = (request: Request): void => {
    const {protocol, pathname} = new URL(request.url());
    if (protocol.startsWith('http') && !CHUNK.test(pathname)) {
      asked.add(pathname);
    }
  };
  context.on('request', note);
  return () => {
    context.off('request', note);
    annotations.push({type: URLS, description: JSON.stringify([...asked].sort())});
  };
}
