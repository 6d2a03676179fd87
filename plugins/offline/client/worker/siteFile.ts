import {ownUrlOf} from '../ownUrl';
import {scope, settings} from './scope';

/** What files with these endings are sent as. Anything else in their place comes from a proxy, or is a host's page. */
const TYPES: Readonly<Record<string, RegExp>> = {js: /javascript/, css: /^text\/css/, json: /json/};
const HTML = /^text\/html/;

function pathOf(url: string): string {
  return new URL(url, scope.location.href).pathname;
}

/** Whether the content of a file never changes under its name. */
export function isImmutable(url: string): boolean {
  return settings.immutableFolders.some((folder) => pathOf(url).startsWith(folder));
}

/** Whether a URL is one of a page: the site's pages end with a slash. */
export function isPage(url: string): boolean {
  return pathOf(url).endsWith('/');
}

/** Whether a response has the type that its URL promises. */
export function hasFittingType(url: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  const ending = /\.(\w+)$/.exec(pathOf(url))?.[1] ?? '';
  return isPage(url) ? HTML.test(type) : (TYPES[ending]?.test(type) ?? !HTML.test(type));
}

/** Whether HTML is this site's page at a URL, and not the login page of a hotel or a host's page for any URL. */
export function isPageOfSite(url: string, html: string): boolean {
  return ownUrlOf(html) === settings.siteUrl + pathOf(url);
}

/**
 * Whether a response is a whole file of this site that may be cached: no error, no part, no redirect, not of another origin,
 * and of the type that its URL promises. The text of a page tells the rest.
 */
export function isWholeFile(url: string, response: Response): boolean {
  const {status, type, redirected} = response;
  return status === 200 && type === 'basic' && !redirected && hasFittingType(url, response);
}
