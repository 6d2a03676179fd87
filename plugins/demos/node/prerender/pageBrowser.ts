import {readFile} from 'node:fs/promises';
import path from 'node:path';
import puppeteer, {type Browser, type CDPSession, type HTTPRequest, type Page} from 'puppeteer-core';
import {contentTypeOf} from '../../../../src/node/hosting/contentTypes';
import {PAGE_ATTRIBUTES, STORAGE_KEYS} from '../../../../src/site/storage';
import {allInBothModes, differInColorsAlone} from './bothModes';
import {allWithKnownColors} from './knownColors';
import {emulatePointer, keepRowsAtTop, readDemos, runDemos, setMode, setPointer, showPage} from './pageScripts';
import type {Mode, RenderedDemo, Screen, StaticDemo, StaticDemos} from './types';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  // A desktop has a mouse; without a window there is none.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

/** Sizes of the screens, in CSS pixels. */
const VIEWPORTS: Readonly<Record<Screen, {width: number; height: number}>> = {
  phone: {width: 390, height: 844},
  desktop: {width: 1440, height: 900},
};

/** How long the demos of a page may take to start, in milliseconds. */
const START_LIMIT_MS = 10_000;

/** How often both modes are drawn at most. Demos that never stand still differ each time. */
const MOST_ROUNDS = 3;

/** A page whose demos are drawn. */
export interface PageDemos {
  /** Its path from the root of the host. */
  readonly page: string;
  /** The files of its demos, from the project's root. */
  readonly demos: readonly string[];
  /** The demos in another language, as they are drawn. */
  readonly known: StaticDemos | undefined;
}

/** A built site, as the browser finds it. */
export interface SiteFolder {
  readonly folder: string;
  /** Where it will be: `https://example.com`. */
  readonly origin: string;
  readonly baseUrl: string;
}

/**
 * The file of a URL, if it is in the site.
 *
 * @param pathname as in the URL, encoded
 * @throws URIError where it is no encoded text
 */
export function siteFileOf({folder, baseUrl}: Omit<SiteFolder, 'origin'>, pathname: string): string | undefined {
  const root = path.resolve(folder);
  const name = decodeURIComponent(pathname);
  const file = path.join(root, name.slice(baseUrl.length), name.endsWith('/') ? 'index.html' : '');
  return name.startsWith(baseUrl) && file.startsWith(root + path.sep) ? file : undefined;
}

/**
 * A file of the site, pages without the rules that the server wrote for its rendering of demos. Emotion would keep these, and the
 * build has minified them: the rules that the browser writes for the dark mode name other properties.
 */
async function readSiteFile(file: string): Promise<Buffer | string> {
  const content = await readFile(file);
  return file.endsWith('.html') ? content.toString().replace(/<style data-emotion\b[^>]*>.*?<\/style>/gs, '') : content;
}

/** Answers a request with a file of the site. There is no network. */
async function answer(request: HTTPRequest, site: SiteFolder): Promise<void> {
  try {
    const {origin, pathname} = new URL(request.url());
    const file = origin === site.origin ? siteFileOf(site, pathname) : undefined;
    const body = await readSiteFile(file ?? '');
    await request.respond({status: 200, contentType: contentTypeOf(file ?? ''), body});
  } catch {
    await request.respond({status: 404, body: ''}).catch(() => undefined);
  }
}

/**
 * Starts a browser.
 *
 * @param program a Chromium or Chrome
 * @throws when it does not start
 */
export function startBrowser(program: string): Promise<Browser> {
  return puppeteer.launch({executablePath: program, args: ARGUMENTS});
}

interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
}

async function openTab(browser: Browser, site: SiteFolder): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setBypassServiceWorker(true);
  await page.emulateMediaFeatures([
    {name: 'prefers-color-scheme', value: 'light'},
    {name: 'prefers-reduced-motion', value: 'reduce'},
  ]);
  await page.evaluateOnNewDocument(emulatePointer);
  await page.setRequestInterception(true);
  page.on('request', (request) => void answer(request, site));
  return {page, session: await page.createCDPSession()};
}

/** Makes the tab's screen that of a phone, which is touched, or a desktop. Puppeteer's own method would load the page anew. */
async function setScreen({session}: Tab, screen: Screen): Promise<void> {
  const mobile = screen === 'phone';
  await session.send('Emulation.setDeviceMetricsOverride', {...VIEWPORTS[screen], deviceScaleFactor: 1, mobile});
}

async function drawMode({page}: Tab, mode: Mode, demos: readonly string[]): Promise<RenderedDemo[]> {
  await page.evaluate(setMode, {mode, key: STORAGE_KEYS.mode, attribute: PAGE_ATTRIBUTES.mode});
  await page.evaluate(runDemos, {demos, limitMs: START_LIMIT_MS});
  return page.evaluate(readDemos);
}

/** Draws both modes, and again if something besides the colors has changed meanwhile: data came, or the machine was busy. */
async function drawBothModes(tab: Tab, demos: readonly string[]): Promise<StaticDemo[]> {
  let drawn = {light: await drawMode(tab, 'light', demos), dark: await drawMode(tab, 'dark', demos)};
  for (let round = 1; round < MOST_ROUNDS && !differInColorsAlone(drawn); round += 1) {
    drawn = {light: await drawMode(tab, 'light', demos), dark: await drawMode(tab, 'dark', demos)};
  }
  return allInBothModes(drawn);
}

/**
 * Draws the demos of a page on a screen.
 *
 * @param known the same demos elsewhere: if their colors are all that there are, the dark mode need not be drawn
 */
async function drawScreen(
  tab: Tab,
  screen: Screen,
  demos: readonly string[],
  known: readonly StaticDemo[],
): Promise<readonly StaticDemo[]> {
  await setScreen(tab, screen);
  await tab.page.evaluate(setPointer, screen === 'phone' ? 'coarse' : 'fine');
  const colored = known.length > 0 ? allWithKnownColors(await drawMode(tab, 'light', demos), known) : undefined;
  return colored ?? drawBothModes(tab, demos);
}

/** @throws where the page cannot be opened: each of its demos would be waited for */
async function openPage({page}: Tab, url: string): Promise<void> {
  const response = await page.goto(url, {waitUntil: 'load'});
  if (response?.ok() !== true) {
    throw new Error(`it was answered with ${response?.status() ?? 'nothing'}`);
  }
}

/** Shows a page in a tab whose code is loaded already, or opens it anew, and draws its demos. */
async function drawPage(
  tab: Tab,
  {origin}: SiteFolder,
  {page, demos, known}: PageDemos,
  isLoaded: boolean,
): Promise<StaticDemos> {
  await setScreen(tab, 'desktop');
  await (isLoaded ? tab.page.evaluate(showPage, page) : openPage(tab, origin + page));
  const desktop = await drawScreen(tab, 'desktop', demos, known?.desktop ?? []);
  await tab.page.evaluate(keepRowsAtTop);
  return {desktop, phone: await drawScreen(tab, 'phone', demos, [...desktop, ...(known?.phone ?? [])])};
}

/**
 * Draws the demos of pages, one page after the other.
 *
 * @param next gives a page until there is none
 * @param onPage called with each page's demos
 * @param onError called with a page that could not be drawn
 * @throws when the browser ends
 */
export async function drawPages<Drawn extends PageDemos>(
  browser: Browser,
  site: SiteFolder,
  next: () => Drawn | undefined,
  onPage: (page: Drawn, drawn: StaticDemos) => Promise<void>,
  onError: (page: Drawn, error: Error) => void,
): Promise<void> {
  const tab = await openTab(browser, site);
  const draw = async (page: Drawn, isLoaded: boolean): Promise<void> =>
    onPage(page, await drawPage(tab, site, page, isLoaded));
  for (let page = next(), isFirst = true; page !== undefined; page = next(), isFirst = false) {
    const drawn = page;
    try {
      // Some pages, those with fonts of another host, load the document anew.
      await (isFirst ? draw(drawn, false) : draw(drawn, true).catch(() => draw(drawn, false)));
    } catch (error) {
      if (!browser.connected) {
        throw error;
      }
      onError(drawn, error as Error);
    }
  }
}
