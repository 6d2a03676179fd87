import {existsSync} from 'node:fs';
import {comparePage, type ComparedSection, type SectionState} from './comparePage';
import {englishPages, languagesOf, readPage, translatedPages, type Folders} from './pages';

/** The state of a page: `fresh` if all its sections are, `missing` without a translation, `orphaned` without an English page. */
export interface PageStatus {
  readonly page: string;
  readonly state: SectionState;
  /** The sections that are not fresh, if the page is in both languages. */
  readonly sections: readonly ComparedSection[];
}

export interface LanguageStatus {
  readonly language: string;
  readonly pages: readonly PageStatus[];
}

function statusOfPage(page: string, english: string, translation: string): PageStatus {
  const sections = comparePage(english, translation).filter(({state}) => state !== 'fresh');
  return {page, state: sections.length === 0 ? 'fresh' : 'stale', sections};
}

/** Compares every translation with the present English pages. */
export function translationStatus(folders: Folders): LanguageStatus[] {
  const originals = englishPages(folders);
  return languagesOf(folders.siteFolder).map((language) => {
    const translated = translatedPages(folders, language);
    const known = new Set(translated.map(({page}) => page));
    const missing = originals.filter((page) => !known.has(page));
    const pages = [
      ...translated.map(({page, file, english}) =>
        existsSync(english)
          ? statusOfPage(page, readPage(english), readPage(file))
          : {page, state: 'orphaned' as const, sections: []},
      ),
      ...missing.map((page) => ({page, state: 'missing' as const, sections: []})),
    ];
    return {language, pages};
  });
}

const ORDER: readonly SectionState[] = ['orphaned', 'stale', 'missing', 'fresh'];

function sectionLine({state, id, translated, english}: ComparedSection): string {
  const line = translated?.line;
  const place = line === undefined ? 'not there' : `line ${line}`;
  const unmarked = state === 'stale' && translated?.madeFrom === undefined;
  const why = unmarked ? ', says no fingerprint' : '';
  const name = id ? `#${id}` : 'above the first heading';
  return `      ${state.padEnd(8)}  ${name} (${place}${why}${english ? `, English line ${english.line}` : ''})`;
}

/** The report of `npm run i18n:status`: pages that need work first, fresh ones last. */
export function statusReport(languages: readonly LanguageStatus[]): string {
  if (languages.length === 0) {
    return 'There are no translations: no language has a folder under i18n/.';
  }
  return languages
    .map(({language, pages}) => {
      const count = (state: SectionState): number => pages.filter((page) => page.state === state).length;
      const total = ORDER.map((state) => `${count(state)} ${state}`).join(', ');
      const sorted = ORDER.flatMap((state) => pages.filter((page) => page.state === state));
      const lines = sorted.flatMap(({page, state, sections}) => [
        `  ${state.padEnd(8)}  ${page}`,
        ...sections.map(sectionLine),
      ]);
      return [`${language}: ${total}`, ...lines].join('\n');
    })
    .join('\n\n');
}
