import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE, type Language} from '../../src/site/languages';
import {BUILT_FILES, builtFiles, readBytes} from './builtFiles';
import {leadsOn, outlineOf, parsePage, type BuiltPage, type PageOutline} from './pageTree';

/** What the service worker shows in the place of a page it does not have: no page that anybody links or lists. */
export const OFFLINE_PAGE = 'x/offline.html';

/** The pages of a language. */
interface LanguagePages<Page> {
  /** Those that could be read, by URL. */
  readonly pages: ReadonlyMap<string, Page>;
  /** What is wrong with the others, by URL. */
  readonly unreadable: ReadonlyMap<string, string>;
}

/**
 * The text of a page.
 *
 * @throws when the page is empty, holds no text, or is not in UTF-8
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

/** Languages that are built into folders of their own. */
const OTHER_LANGUAGES = ACCEPTED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** The files with pages of a language, the one for unknown URLs included (`404.html`). */
function pageFilesIn(language: Language): string[] {
  const folder = language === DEFAULT_LANGUAGE ? '' : `${language}/`;
  return builtFiles(/\.html$/)
    .filter((file) => file.startsWith(folder) && file !== folder + OFFLINE_PAGE)
    .filter((file) => folder !== '' || !OTHER_LANGUAGES.some((other) => file.startsWith(`${other}/`)));
}

function routeOf(file: string): string {
  return `/${file.replace(/index\.html$/, '')}`;
}

function readPage(file: string): BuiltPage {
  return parsePage(routeOf(file), pageText(readBytes(file)));
}

/** Reads the pages of a language one after another, and keeps of each what is asked for. */
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

/** The pages of the default language, each read once for all tests, when the first of them asks. */
function inDefaultLanguage(): LanguagePages<BuiltPage> {
  ownPages ??= readPagesIn(DEFAULT_LANGUAGE, (page) => page);
  return ownPages;
}

const outlines = new Map<Language, LanguagePages<PageOutline>>();

/** The pages of a language, of which no more is kept than their outline where it is not the default one. */
function inLanguage(language: Language): LanguagePages<PageOutline> {
  if (language === DEFAULT_LANGUAGE) {
    return inDefaultLanguage();
  }
  const known = outlines.get(language) ?? readPagesIn(language, outlineOf);
  outlines.set(language, known);
  return known;
}

/** The outline of every page of a language that could be read, with those that only lead on. */
export function outlinesIn(language: Language): PageOutline[] {
  return [...inLanguage(language).pages.values()];
}

/** The outlines of the pages of a language that are there to be read. */
export function readableOutlinesIn(language: Language): PageOutline[] {
  return outlinesIn(language).filter((page) => !leadsOn(page));
}

/** Every page of the default language, with those that only lead on. */
export function allPages(): BuiltPage[] {
  return [...inDefaultLanguage().pages.values()];
}

/** The pages of the default language that are there to be read. */
export function readablePages(): BuiltPage[] {
  return allPages().filter((page) => !leadsOn(page));
}

/** The page of the default language at a URL. */
export function pageAt(route: string): BuiltPage | undefined {
  return inDefaultLanguage().pages.get(route);
}

/**
 * Reads one page of a language that is not the default one, all of it.
 *
 * @param route its URL, with the language
 * @throws when there is none, or it cannot be read
 */
export function readTranslatedPage(route: string): BuiltPage {
  const file = `${route.slice(1)}index.html`;
  if (!BUILT_FILES.has(file)) {
    throw new Error(`${route} is not built.`);
  }
  return readPage(file);
}

/**
 * Whether a page of the default language is built, also one that could not be read: that is one problem, not one in
 * each of the pages that link to it.
 */
export function isBuilt(route: string): boolean {
  return pageAt(route) !== undefined || isUnreadable(route);
}

/** Whether a page is built and could not be read. */
export function isUnreadable(route: string): boolean {
  return ACCEPTED_LANGUAGES.some((language) => inLanguage(language).unreadable.has(route));
}

/** What is wrong with the pages that could not be read. */
export function unreadablePages(): string[] {
  return ACCEPTED_LANGUAGES.flatMap((language) => [...inLanguage(language).unreadable.values()]);
}
