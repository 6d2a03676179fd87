import {existsSync} from 'node:fs';
import path from 'node:path';
import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE, type Language} from '../../../src/site/languages';
import {SITE} from '../../../src/site/site';
import type {Redirect} from '../../../src/node/hosting/redirects';

const FOR_GOOD = 301;
const FOR_NOW = 302;

/**
 * Redirects of URLs with a language prefix: the default language has none, and one that is not
 * built yet is read in the default one.
 */
export function languageRedirects(built: readonly Language[]): Redirect[] {
  return ACCEPTED_LANGUAGES.filter((language) => language === DEFAULT_LANGUAGE || !built.includes(language)).flatMap(
    (language) => {
      const status = language === DEFAULT_LANGUAGE ? FOR_GOOD : FOR_NOW;
      // With the docs' own path, so that what `*` stands for can never name another host.
      return [
        {from: `/${language}/`, to: '/', status},
        {from: `/${language}${SITE.docsPath}/*`, to: `${SITE.docsPath}/:splat`, status},
      ];
    },
  );
}

/** The languages of a build: the default one, and those that have a folder of their own by now. */
function builtLanguages(folder: string): Language[] {
  return ACCEPTED_LANGUAGES.filter(
    (language) => language === DEFAULT_LANGUAGE || existsSync(path.join(folder, language, 'index.html')),
  );
}

/** Other URLs of API pages, which lie in the docs. */
export const API_REDIRECTS: readonly Redirect[] = ['api', 'api-docs'].map((folder) => ({
  from: `/${folder}/*`,
  to: `${SITE.docsPath}/api/:splat`,
  status: FOR_GOOD,
}));

/**
 * The redirects of a build: the URLs that lead elsewhere, those of API pages, and those with a language prefix.
 *
 * @param folder the root of what is deployed
 * @param leading URLs of the navigation, first because the first line wins
 */
export function siteRedirects(folder: string, leading: readonly Redirect[]): Redirect[] {
  return [...leading, ...API_REDIRECTS, ...languageRedirects(builtLanguages(folder))];
}
