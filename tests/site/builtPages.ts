import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE, type Language} from '../../src/site/languages';
import {BUILT_FILES, builtFiles, readBytes} from './builtFiles';
import {leadsOn, outlineOf, parsePage, type BuiltPage, type PageOutline} from './pageTree';

/** The page that the service worker shows instead of a page that is not cached. Nothing links or lists it. */
export const OFFLINE_PAGE = 'x/offline.html';

/** Documents that are no pages: what edited code runs in. */
export const FRAME_FILE = /^(?:zh\/)?frames\//;

/** The pages of a language. */
interface LanguagePages<Page> {
  /** Pages that could be read, by URL. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Problems of the other pages, by URL. */
  readonly unreadable: ReadonlyMap<string, string>;
}

/**
 * The text of a page.
 *
 * @throws if the page is empty, has no text, or is not in UTF-8
 */
export function pageText(bytes: Uint8Array): string {
  const html = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  if (html.trim() === '') {
    throw new Error('the page is empty');
  }
  if (html.includes('\0')) {
    throw new Error('the page holds a character of no text (U+0000)');
  }
  return html;
}

/** Languages with a folder of their own in the build. */
const OTHER_LANGUAGES = ACCEPTED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** The files of a language's pages, including `404.html`. */
function pageFilesIn(language: Language): string[] {
  const folder = language === DEFAULT_LANGUAGE ? '' : `${language}/`;
  return builtFiles(/\.html$/)
    .filter((file) => file.startsWith(folder) && file !== folder + OFFLINE_PAGE && !FRAME_FILE.test(file))
    .filter((file) => folder !== '' || !OTHER_LANGUAGES.some((other) => file.startsWith(`${other}/`)));
}

function routeOf(file: string): string {
  return `/${file.replace(/index\.html$/, '')}`;
}

function readPage(file: string): BuiltPage {
  return parsePage(routeOf(file), pageText(readBytes(file)));
}

/** Reads the pages of a language one after another, and keeps only the requested part of each. */
function readPagesIn<Page>(language: Language, keep: (page: BuiltPage) => Page): LanguagePages<Page> {
  const pages = new Map<string, Page>();
  const unreadable = new Map<string, string>();
  for (const file of pageFilesIn(language)) {
    try {
      pages.set(routeOf(file), keep(readPage(file)));
    } catch (cause) {
      unreadable.set(routeOf(file), `build/${file} cannot be read as a page: ${String(cause)}`);
    }
  }
  return {pages, unreadable};
}

let ownPages: LanguagePages<BuiltPage> | undefined;

/** The pages of the default language, read once for all tests. */
function inDefaultLanguage(): LanguagePages<BuiltPage> {
  ownPages ??= readPagesIn(DEFAULT_LANGUAGE, (page) => page);
  return ownPages;
}

const outlines = new Map<Language, LanguagePages<PageOutline>>();

/** The pages of a language; of languages other than the default one only the outlines are kept. */
function inLanguage(language: Language): LanguagePages<PageOutline> {
  if (language === DEFAULT_LANGUAGE) {
    return inDefaultLanguage();
  }
  const known = outlines.get(language) ?? readPagesIn(language, outlineOf);
  outlines.set(language, known);
  return known;
}

/** The outlines of all readable pages of a language, redirects included. */
export function outlinesIn(language: Language): PageOutline[] {
  return [...inLanguage(language).pages.values()];
}

/** The outlines of the pages of a language, without redirects. */
export function readableOutlinesIn(language: Language): PageOutline[] {
  return outlinesIn(language).filter((page) => !leadsOn(page));
}

/** All pages of the default language, redirects included. */
export function allPages(): BuiltPage[] {
  return [...inDefaultLanguage().pages.values()];
}

/** The pages of the default language, without redirects. */
export function readablePages(): BuiltPage[] {
  return allPages().filter((page) => !leadsOn(page));
}

/** The page of the default language with a URL. */
export function pageAt(route: string): BuiltPage | undefined {
  return inDefaultLanguage().pages.get(route);
}

/**
 * Reads one whole page of a language other than the default one.
 *
 * @param route its URL, with the language
 * @throws if there is no such page, or it cannot be read
 */
export function readTranslatedPage(route: string): BuiltPage {
  const file = `${route.slice(1)}index.html`;
  if (!BUILT_FILES.has(file)) {
    throw new Error(`${route} is not built.`);
  }
  return readPage(file);
}

/**
 * Whether a page of the default language is built, even if it cannot be read: that is one problem, and not a problem of each
 * page that links to it.
 */
export function isBuilt(route: string): boolean {
  return pageAt(route) !== undefined || isUnreadable(route);
}

/** Whether a page is built but cannot be read. */
export function isUnreadable(route: string): boolean {
  return ACCEPTED_LANGUAGES.some((language) => inLanguage(language).unreadable.has(route));
}

/** The problems of pages that cannot be read. */
export function unreadablePages(): string[] {
  return ACCEPTED_LANGUAGES.flatMap((language) => [...inLanguage(language).unreadable.values()]);
}
