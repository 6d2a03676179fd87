import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE, type Language} from '../../src/site/languages';
import {builtFiles, readBytes} from './builtFiles';
import {leadsOn, parsePage, type BuiltPage} from './pageTree';

/** What the service worker shows in the place of a page it does not have: no page that anybody links or lists. */
export const OFFLINE_PAGE = 'x/offline.html';

/** The pages of a language. */
interface LanguagePages {
  /** Those that could be read, by address. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** What is wrong with the others, by address. */
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

/** The files with pages of a language, the one for unknown addresses included (`404.html`). */
function pageFilesIn(language: Language): string[] {
  const folder = language === DEFAULT_LANGUAGE ? '' : `${language}/`;
  return builtFiles(/\.html$/)
    .filter((file) => file.startsWith(folder) && file !== folder + OFFLINE_PAGE)
    .filter((file) => folder !== '' || !OTHER_LANGUAGES.some((other) => file.startsWith(`${other}/`)));
}

function readPagesIn(language: Language): LanguagePages {
  const pages = new Map<string, BuiltPage>();
  const unreadable = new Map<string, string>();
  for (const file of pageFilesIn(language)) {
    const route = `/${file.replace(/index\.html$/, '')}`;
    try {
      pages.set(route, parsePage(route, pageText(readBytes(file))));
    } catch (cause) {
      unreadable.set(route, `build/${file} cannot be read as a page: ${String(cause)}`);
    }
  }
  return {pages, unreadable};
}

const languages = new Map<Language, LanguagePages>();

/** The pages of a language, each read once for all tests, when the first of them asks. */
function inLanguage(language: Language): LanguagePages {
  const known = languages.get(language) ?? readPagesIn(language);
  languages.set(language, known);
  return known;
}

/** Every page of a language that could be read, with those that only lead on. */
export function pagesIn(language: Language): BuiltPage[] {
  return [...inLanguage(language).pages.values()];
}

/** The pages of a language that are there to be read. */
export function readablePagesIn(language: Language): BuiltPage[] {
  return pagesIn(language).filter((page) => !leadsOn(page));
}

/** Every page of the default language, with those that only lead on. */
export function allPages(): BuiltPage[] {
  return pagesIn(DEFAULT_LANGUAGE);
}

/** The pages of the default language that are there to be read. */
export function readablePages(): BuiltPage[] {
  return readablePagesIn(DEFAULT_LANGUAGE);
}

/** The page of the default language at an address. */
export function pageAt(route: string): BuiltPage | undefined {
  return inLanguage(DEFAULT_LANGUAGE).pages.get(route);
}

/**
 * The page of a language at an address.
 *
 * @throws when there is none
 */
export function pageIn(language: Language, route: string): BuiltPage {
  const page = inLanguage(language).pages.get(route);
  if (!page) {
    throw new Error(inLanguage(language).unreadable.get(route) ?? `${route} is not built.`);
  }
  return page;
}

/**
 * Tells whether a page of the default language is built, also one that could not be read: that is one fault, not one in
 * each of the pages that link to it.
 */
export function isBuilt(route: string): boolean {
  const {pages, unreadable} = inLanguage(DEFAULT_LANGUAGE);
  return pages.has(route) || unreadable.has(route);
}

/** Tells whether a page of the default language is built and could not be read. */
export function isUnreadable(route: string): boolean {
  return inLanguage(DEFAULT_LANGUAGE).unreadable.has(route);
}

/** What is wrong with the pages that could not be read. */
export function unreadablePages(): string[] {
  return ACCEPTED_LANGUAGES.flatMap((language) => [...inLanguage(language).unreadable.values()]);
}
