import path from 'node:path';
import type {BrowserContext, Request, TestInfo} from '@playwright/test';
import {fingerprintOf, fingerprintOfUrl} from '../../scripts/testCache/fingerprints';
import {readTestCache, type GreenTest, type TestCache} from '../../scripts/testCache/testCache';

// A test that passed does not run again while its inputs are unchanged (scripts/testCache). The inputs are recorded while it runs:
// its code, and the URLs that its pages request.

/** Set by `npm test` if the cache may be used; otherwise every test runs. */
const isUsed = process.env['TESTS_CACHE'] === 'on';

/** The reason for skipping a test that passed before. */
export const FROM_CACHE = 'passed before, and its inputs are unchanged';

/** The type of the annotation with the URLs that a test requested. */
export const URLS = 'urls';

/** Means all pages, for a test that requests none itself. */
const ALL_PAGES = '*';

/** Files and folders with the code that tests run, their own specs aside. */
export const SHARED_CODE: readonly string[] = [
  'src',
  'plugins',
  'static',
  'i18n',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'scripts',
  'tests/playwright.config.ts',
  'tests/browser',
  'tests/firefox',
  'tests/visual',
  'tests/site/limits.ts',
  'tests/unit/demos/linkedStates.ts',
];

/** Texts of pages are not code: tests see them in the build. */
const isSharedCode = (file: string): boolean =>
  !/\.mdx?$|^tests\/visual\/snapshots\//.test(file) && !file.endsWith('.spec.ts');

const remembered = new Map<string, string>();

function once(key: string, compute: () => string): string {
  const known = remembered.get(key) ?? compute();
  remembered.set(key, known);
  return known;
}

/**
 * A fingerprint of all the code that the tests of a file run: the site's, theirs, and the installed packages', built for the
 * supported browsers of package.json. A process takes it once.
 */
export function codeOf(specFile: string): string {
  const shared = once('', () => fingerprintOf(SHARED_CODE, isSharedCode));
  const file = path.relative(path.resolve(__dirname, '../..'), specFile);
  // Snapshots lie beside the file whose tests compare with them.
  return once(specFile, () => `${shared}-${fingerprintOf([file, path.join(path.dirname(file), 'snapshots')])}`);
}

function fingerprintAt(url: string): string {
  return once(url, () =>
    url === ALL_PAGES
      ? fingerprintOf(['build', 'docs'], (file) => /\.(?:html|tsx?|css)$/.test(file))
      : fingerprintOfUrl(url),
  );
}

/** The cache entry of a test: fingerprints of its code, and of the responses to its URLs. */
export function greenTest(specFile: string, urls: readonly string[]): GreenTest {
  const asked = urls.length > 0 ? urls : [ALL_PAGES];
  return {
    code: codeOf(specFile),
    urls: Object.fromEntries(asked.map((url) => [url, fingerprintAt(url)])),
  };
}

/** The name of a test in the cache. */
export function cacheKey(specFile: string, titles: readonly string[]): string {
  return [path.basename(specFile), ...titles].join(' › ');
}

let cache: TestCache | undefined;

/** Whether a test passed before, with the same inputs. */
function isKnownGreen({file, titlePath}: TestInfo): boolean {
  cache ??= readTestCache();
  const known = cache.tests[cacheKey(file, titlePath.slice(1))];
  return (
    known !== undefined &&
    known.code === codeOf(file) &&
    Object.entries(known.urls).every(([url, fingerprint]) => fingerprintAt(url) === fingerprint)
  );
}

/** Skips a test that passed before with the same inputs, before a browser opens. */
export function skipKnownGreen(testInfo: TestInfo): void {
  testInfo.skip(isUsed && isKnownGreen(testInfo), FROM_CACHE);
}

/** Chunks of scripts and styles, which follow from the code and the pages. */
const CHUNK = /^(?:\/[a-z]{2})?\/assets\//;

/**
 * Records the URLs that a test requests, until the returned function is called.
 *
 * @param listen calls its parameter with each URL from now on
 */
export function noteAddresses(listen: (note: (url: string) => void) => void, {annotations}: TestInfo): () => void {
  const asked = new Set<string>();
  listen((url) => {
    const {protocol, pathname} = new URL(url);
    if (protocol.startsWith('http') && !CHUNK.test(pathname)) {
      asked.add(pathname);
    }
  });
  return () => {
    annotations.push({type: URLS, description: JSON.stringify([...asked].sort())});
  };
}

/**
 * Records the URLs that a test's pages request, until the returned function is called.
 *
 * @param context the context whose pages are watched
 */
export function noteUrls(context: BrowserContext, testInfo: TestInfo): () => void {
  let note = (_url: string): void => undefined;
  const end = noteAddresses((given) => {
    note = given;
  }, testInfo);
  const listener = (request: Request): void => note(request.url());
  context.on('request', listener);
  return () => {
    context.off('request', listener);
    end();
  };
}
