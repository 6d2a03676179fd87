import {existsSync} from 'node:fs';
import path from 'node:path';
import {ACCEPTED_LANGUAGES, isAcceptedLanguage} from '../../../src/site/languages';
import {joinProblems, PluginError} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {translationProblems} from './checkTranslation';
import {languagesOf, readPage, translatedPages, type Folders, type TranslatedPage} from './pages';

function fromSite(siteFolder: string, file: string): string {
  return path.relative(siteFolder, file).split(path.sep).join('/');
}

function problemsOf(siteFolder: string, {file, english, page}: TranslatedPage): PluginError[] {
  const location = fromSite(siteFolder, file);
  if (!existsSync(english)) {
    const where = fromSite(siteFolder, english);
    const what = `translates "${page}", but there is no ${where}. Move the translation after the page, or remove it.`;
    return [new PluginError('translations', what, {file: location})];
  }
  return translationProblems(readPage(english), readPage(file), location);
}

/**
 * Checks for files that the build would silently ignore.
 *
 * @throws PluginError that names every folder of a language that is not built, every translation without an English page,
 * and every translation whose front matter or headings do not match the English ones
 */
export function checkTranslations(folders: Folders): void {
  const languages = languagesOf(folders.siteFolder);
  const unknown = languages
    .filter((language) => !isAcceptedLanguage(language))
    .map((language) => {
      const known = ACCEPTED_LANGUAGES.join(', ');
      const what = `no such language: the site is built in ${known}.${didYouMean(language, ACCEPTED_LANGUAGES)} Languages are listed in src/site/languages.ts.`;
      return new PluginError('translations', what, {file: `i18n/${language}`});
    });
  const pages = languages.flatMap((language) => translatedPages(folders, language));
  const problem = joinProblems([...unknown, ...pages.flatMap((page) => problemsOf(folders.siteFolder, page))]);
  if (problem) {
    throw problem;
  }
}
