import {existsSync} from 'node:fs';
import path from 'node:path';
import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE, type Language} from '../../../src/site/languages';
import {SITE} from '../../../src/site/site';
import {PluginError} from '../../../src/node/errors';
import type {Redirect} from '../../../src/node/hosting/redirects';

const FOR_GOOD = 301;
const FOR_NOW = 302;

/** Redirects to the default language: from its own prefix, which its URLs do not have, and from languages that are not built. */
export function languageRedirects(built: readonly Language[]): Redirect[] {
  return ACCEPTED_LANGUAGES.filter((language) => language === DEFAULT_LANGUAGE || !built.includes(language)).flatMap(
    (language) => {
      const status = language === DEFAULT_LANGUAGE ? FOR_GOOD : FOR_NOW;
      // With the path of the docs, so that the text for `*` can never name another host.
      return [
        {from: `/${language}/`, to: '/', status},
        {from: `/${language}${SITE.docsPath}/*`, to: `${SITE.docsPath}/:splat`, status},
      ];
    },
  );
}

/** The languages of a build: the default one, and those that have a folder by now. */
function builtLanguages(folder: string): Language[] {
  return ACCEPTED_LANGUAGES.filter(
    (language) => language === DEFAULT_LANGUAGE || existsSync(path.join(folder, language, 'index.html')),
  );
}

/** Other URLs of the API pages. */
export const API_REDIRECTS: readonly Redirect[] = ['api', 'api-docs'].map((folder) => ({
  from: `/${folder}/*`,
  to: `${SITE.docsPath}/api/:splat`,
  status: FOR_GOOD,
}));

/**
 * Refuses two redirects of one URL: the first would win, silently.
 *
 * @throws PluginError that names every such URL with all its targets
 */
function checkUnique(redirects: readonly Redirect[]): void {
  const targets = new Map<string, string[]>();
  for (const {from, to} of redirects) {
    // Hosts match a URL with and without the slash at its end.
    const url = from.replace(/\/$/, '');
    targets.set(url, [...(targets.get(url) ?? []), to]);
  }
  const problems = [...targets].flatMap(([url, to]) =>
    to.length > 1 ? [`${url || '/'}: to ${to.join(' and to ')}`] : [],
  );
  if (problems.length > 0) {
    const what = 'some URLs are redirected more than once. Leave one redirect for each:';
    throw new PluginError('hosting', [what, ...problems].join('\n'));
  }
}

/**
 * All redirects of a build: those of other plugins, of API pages and of language prefixes.
 *
 * @param folder the root of what is deployed
 * @param leading the redirects of other plugins, which come first because the first matching line wins
 * @throws PluginError if a URL is redirected twice
 */
export function siteRedirects(folder: string, leading: readonly Redirect[]): Redirect[] {
  const redirects = [...leading, ...API_REDIRECTS, ...languageRedirects(builtLanguages(folder))];
  checkUnique(redirects);
  return redirects;
}
