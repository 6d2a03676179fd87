import {existsSync, writeFileSync} from 'node:fs';
import {PluginError} from '../src/node/errors';
import {didYouMean} from '../src/text/nearestName';
import {PROJECT_ROOT, projectPath} from '../src/node/project';
import {TRANSLATED_PAGES} from '../src/site/languages';
import {
  languagesOf,
  readPage,
  translatedPages,
  type Folders,
  type TranslatedPage,
} from '../plugins/translations/node/pages';
import {stampPage} from '../plugins/translations/node/stamp';
import {statusReport, translationStatus} from '../plugins/translations/node/status';

const FOLDERS: Folders = {siteFolder: PROJECT_ROOT, ...TRANSLATED_PAGES};

/** What `npm run i18n:status` prints. */
export function status(): string {
  return statusReport(translationStatus(FOLDERS));
}

/** The pages that a translator named, `react-charts/bars`, or all of them. */
function chosenPages(names: readonly string[], isAll: boolean): TranslatedPage[] {
  const pages = languagesOf(PROJECT_ROOT).flatMap((language) => translatedPages(FOLDERS, language));
  if (isAll) {
    return pages;
  }
  const known = [...new Set(pages.map(({page}) => page))];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined || names.length === 0) {
    const what =
      unknown === undefined
        ? 'name the pages'
        : `no translation of "${unknown}".${didYouMean(unknown, known)} Name pages`;
    throw new PluginError('translations', `${what} as in npm run i18n:stamp -- react-charts/bars, or give --all.`);
  }
  return pages.filter(({page}) => names.includes(page));
}

/**
 * Marks translations as made from the English of today; what `npm run i18n:stamp -- <page>` does once somebody has read both.
 *
 * @param names pages below the docs' root
 * @param isAll whether all pages are meant, as `--all` says
 * @returns the files that changed, from the project's root
 * @throws PluginError where a name is no translated page
 */
export function stamp(names: readonly string[], isAll = false): string[] {
  return chosenPages(names, isAll).flatMap(({file, english}) => {
    if (!existsSync(english)) {
      return [];
    }
    const translation = readPage(file);
    const stamped = stampPage(readPage(english), translation);
    if (stamped === translation) {
      return [];
    }
    writeFileSync(file, stamped);
    return [projectPath(file)];
  });
}
