import {DEFAULT_LANGUAGE, isAcceptedLanguage} from '../../../src/site/languages';
import {matchesPattern, type HeaderRule} from '../../../src/node/hosting/headersFile';
import type {HostingOptions} from '../options';
import {contentSecurityPolicy} from './policy';

const TWO_YEARS_S = 63_072_000;
const ONE_YEAR_S = 31_536_000;

/** Browser features that no page of the site uses, and that no script may use. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** The parts of a build that headers depend on. */
export interface BuildContents {
  /** Paths of the HTML files from the build's root, with forward slashes: `x/introduction/index.html`. */
  readonly pages: readonly string[];
  /** The text of every inline script in them. */
  readonly scripts: Iterable<string>;
  /** Patterns of the static files: `/images/*`, `/icon.svg`. */
  readonly statics?: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/** The folders of the languages of a build, from its root; an empty name for the default language, which is at the root. */
function languageFolders(pages: readonly string[]): string[] {
  const folders = pages.map((page) => page.split('/')[0] ?? '');
  return ['', ...new Set(folders.filter((folder) => folder !== DEFAULT_LANGUAGE && isAcceptedLanguage(folder)))];
}

/**
 * Patterns that together match every page and no file of another folder. A pattern for all URLs would not do: if two rules set
 * one header, hosts join the two values.
 */
export function pagePatterns(pages: readonly string[]): string[] {
  const languages = languageFolders(pages);
  const patterns = pages.map((page) => {
    const segments = page.split('/');
    const place = languages.includes(segments[0] ?? '') ? `/${segments.shift()}` : '';
    const [first = '', ...rest] = segments;
    if (rest.length > 0) {
      return `${place}/${first}/*`;
    }
    return first === 'index.html' ? `${place}/` : `${place}/${first}`;
  });
  return [...new Set(patterns)].sort();
}

/** The same URLs in every language that was built. */
function inAllLanguages(urls: readonly string[], pages: readonly string[]): string[] {
  return languageFolders(pages).flatMap((folder) => urls.map((url) => (folder === '' ? url : `/${folder}${url}`)));
}

/** Finds the policy of the folder of documents that a URL is in, in any language; `undefined` for pages. */
export function documentPolicies(
  pages: readonly string[],
  {documents}: HostingOptions,
): (url: string) => string | undefined {
  const folders = documents.flatMap(({pattern, policy}) =>
    inAllLanguages([pattern], pages).map((folder) => ({folder, policy})),
  );
  return (url) => folders.find(({folder}) => matchesPattern(folder, url))?.policy;
}

/**
 * What every URL says, unknown ones too. Of a policy only what holds for all documents: browsers obey each policy of a
 * document, so that the policy of pages would bind the documents that have their own.
 */
function headersForAll({hasSecureSubdomains}: HostingOptions): Headers {
  return {
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
    'Strict-Transport-Security': `max-age=${TWO_YEARS_S}${hasSecureSubdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** The header rules of a build: security for every URL, the policy of pages, caching by kind of file. */
export function headerRules({pages, scripts, statics = []}: BuildContents, options: HostingOptions): HeaderRule[] {
  const immutable = inAllLanguages(options.immutable, pages);
  const policy = {'Content-Security-Policy': contentSecurityPolicy(scripts, options)};
  const ownOrigin = {'Cross-Origin-Resource-Policy': 'same-origin'};
  const revalidate = {'Cache-Control': 'no-cache'};
  // Frames without an origin, such as sandboxes, may load these: they are public code and never depend on the reader.
  const forever = {'Cache-Control': `public, max-age=${ONE_YEAR_S}, immutable`};
  const rules = new Map<string, Headers>();
  const set = (patterns: readonly string[], headers: Headers): void =>
    patterns.forEach((pattern) => rules.set(pattern, headers));
  set(inAllLanguages(statics, pages), {...policy, ...ownOrigin});
  // Workers obey the policy of their script.
  set(immutable, {...policy, ...forever});
  set(pagePatterns(pages), {...policy, ...ownOrigin, ...revalidate});
  for (const {pattern, policy: own, headers} of options.documents) {
    set(inAllLanguages([pattern], pages), {
      'Content-Security-Policy': own,
      ...ownOrigin,
      ...revalidate,
      ...headers,
    });
  }
  return [
    {pattern: '/*', headers: headersForAll(options)},
    ...[...rules].map(([pattern, headers]) => ({pattern, headers})),
  ];
}
