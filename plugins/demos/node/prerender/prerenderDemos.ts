import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {chromiumCandidates} from '../../../../src/node/browserPrograms';
import {PROJECT_ROOT} from '../../../../src/node/project';
import {NO_WATCHER, partsOf} from '../../../../src/node/demoFiles';
import {forgetUnused, keep, recall} from './keptDrawings';
import {drawPages, startBrowser, type PageDemos, type SiteFolder} from './pageBrowser';
import {withStaticDemos} from './staticPage';
import type {StaticDemos} from './types';

/** A tab waits a third of its time. */
const TABS = 3;

interface BuiltPage extends PageDemos {
  readonly file: string;
  readonly html: string;
  /** Changes when its demos may look different. */
  readonly key: string;
}

/** What the looks of all demos depend on besides their code. */
interface Look {
  readonly code: string;
  /** The components speak the language of the site. */
  readonly locale: string;
  readonly defaultLocale: string;
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(text).update('\0'));
  return hash.digest('hex').slice(0, 24);
}

/** Packages and components that have texts in the language of the site, or dates (plugins/preferences/node/themeLanguage.ts). */
const SPEAKING =
  /@mui\/x-(?:data-grid|date-pickers)|\bdayjs\b|\b(?:Alert|Autocomplete|Breadcrumbs|\w*Pagination|Rating)\b/;

/**
 * The language that the looks of demos depend on: none for demos without texts but their own, such as charts. They are drawn once
 * for all languages.
 *
 * @param code the text of all their files
 */
export function spokenLanguage(code: readonly string[], locale: string): string {
  return code.some((text) => SPEAKING.test(text)) ? locale : '';
}

/** What demos look like depends on: the versions of packages, the code of the site, and what draws them. */
const CODE = [
  'package-lock.json',
  '{src,plugins}/**/*.{ts,tsx,css,cjs}',
  '!**/node/**',
  'plugins/demos/node/prerender/*',
];

async function codeHash(): Promise<string> {
  const files = await Globby(CODE, {cwd: PROJECT_ROOT});
  return hashOf(files.sort().map((file) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8')));
}

/** The files of the demos in a page, from the project's root. */
function demosIn(html: string): string[] {
  return [...html.matchAll(/\bdata-static-block="?([^"\s>]+\.tsx)/g)].map(([, file = '']) => file);
}

/** What a page says of the places of its demos: their attributes, and whether the contents narrow the column beside them. */
function placesIn(html: string): string[] {
  return [
    ...(html.match(/<div[^<>]*\bdata-demo-preview[^<>]*>/g) ?? []),
    String(html.includes('theme-doc-toc-desktop')),
  ];
}

async function readPage(
  page: string,
  {folder, baseUrl}: SiteFolder,
  {code, locale, defaultLocale}: Look,
): Promise<BuiltPage | undefined> {
  const file = path.join(folder, page.slice(baseUrl.length), 'index.html');
  const html = await readFile(file, 'utf8').catch(() => '');
  const demos = demosIn(html);
  const parts = demos.flatMap((demo) => {
    const source = path.join(PROJECT_ROOT, demo);
    return partsOf(source, readFileSync(source, 'utf8'), NO_WATCHER).map(({code: text}) => text);
  });
  if (demos.length === 0) {
    return undefined;
  }
  const keyIn = (language: string): string =>
    hashOf([code, spokenLanguage(parts, language), ...placesIn(html), ...demos, ...parts]);
  const known = locale === defaultLocale ? undefined : await recall(keyIn(defaultLocale));
  return {page, demos, file, html, key: keyIn(locale), known};
}

async function writePage({file, html}: BuiltPage, demos: StaticDemos): Promise<void> {
  // Plugins read the pages at the same time: what they find is one page or the other.
  await writeFile(`${file}.new`, withStaticDemos(html, demos));
  await rename(`${file}.new`, file);
}

/** Draws the demos of pages in a browser and writes them into the pages. */
async function drawInto(pages: readonly BuiltPage[], program: string, site: SiteFolder): Promise<void> {
  const browser = await startBrowser(program);
  const waiting = [...pages];
  const drawTab = (): Promise<void> =>
    drawPages(
      browser,
      site,
      () => waiting.shift(),
      async (page, demos) => {
        await keep(page.key, demos);
        await writePage(page, demos);
      },
      ({page}, {message}) => logger.warn`The demos of path=${page} could not be drawn: ${message}`,
    );
  try {
    await Promise.all(Array.from({length: Math.min(TABS, pages.length)}, drawTab));
  } finally {
    await browser.close();
  }
}

type Build = Pick<Props, 'outDir' | 'baseUrl' | 'siteConfig' | 'routesPaths' | 'i18n'>;

/**
 * Draws the demos of a built site in a browser, at the width of a phone and of a desktop, and puts them into the pages in place
 * of the server's rendering: what measures itself, as grids and charts do, is empty there. Without a browser the pages stay
 * as they are.
 */
export async function prerenderDemos({outDir, baseUrl, siteConfig, routesPaths, i18n}: Build): Promise<void> {
  const site: SiteFolder = {folder: outDir, origin: siteConfig.url, baseUrl};
  const look: Look = {code: await codeHash(), locale: i18n.currentLocale, defaultLocale: i18n.defaultLocale};
  const pages = (await Promise.all(routesPaths.map((page) => readPage(page, site, look)))).filter(
    (page) => page !== undefined,
  );
  const missing: BuiltPage[] = [];
  for (const page of pages) {
    const known = await recall(page.key);
    if (known) {
      await writePage(page, known);
    } else {
      missing.push(page);
    }
  }
  await forgetUnused();
  const [program] = chromiumCandidates(process.env);
  if (missing.length === 0) {
    return;
  }
  if (program === undefined) {
    logger.warn(
      'No Chromium was found, so grids and charts are empty until their scripts run. Name one: CHROMIUM_PATH=/path',
    );
    return;
  }
  const start = performance.now();
  await drawInto(missing, program, site).catch(
    (error: Error) => logger.warn`The browser that draws demos has ended: ${error.message}`,
  );
  logger.info(`Drew the demos of ${missing.length} pages in ${Math.round((performance.now() - start) / 1000)} s.`);
}
