import {DEFAULT_LANGUAGE, isAcceptedLanguage} from '../../../src/site/languages';
import type {HeaderRule} from '../../../src/node/hosting/headersFile';
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
}

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

/** The header rules of a build: security for every URL, caching by kind of file. */
export function headerRules({pages, scripts}: BuildContents, options: HostingOptions): HeaderRule[] {
  const revalidate = {'Cache-Control': 'no-cache'};
  const covered = pagePatterns(pages);
  const revalidated = inAllLanguages(options.revalidated, pages).filter((url) => !covered.includes(url));
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(scripts, options),
        'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      },
    },
    ...inAllLanguages(options.immutable, pages).map((pattern) => ({
      pattern,
      headers: {'Cache-Control': `public, max-age=${ONE_YEAR_S}, immutable`},
    })),
    ...[...covered, ...revalidated].map((pattern) => ({pattern, headers: revalidate})),
  ];
}
