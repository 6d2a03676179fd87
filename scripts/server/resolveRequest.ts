import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {redirectOf} from '../../src/node/hosting/redirectsFile';
import type {Redirect} from '../../src/node/hosting/redirects';

/** What a static host answers to a URL. */
export type Answer =
  | {readonly kind: 'file'; readonly status: number; readonly file: string}
  | {readonly kind: 'redirect'; readonly status: number; readonly location: string}
  | {readonly kind: 'refusal'; readonly status: 400 | 404};

/** Files that tell the host something and are no part of the site. */
const HOST_FILES: readonly string[] = ['_headers', '_redirects'];

function kindOf(file: string): 'file' | 'folder' | undefined {
  // Asked first, since statSync throws for a path that goes through a file or is too long.
  if (!existsSync(file)) {
    return undefined;
  }
  const stats = statSync(file);
  if (stats.isFile()) {
    return 'file';
  }
  return stats.isDirectory() ? 'folder' : undefined;
}

/** The page for unknown URLs that is nearest: the language's own before the site's. */
function notFound(root: string, place: string): Answer {
  for (let folder = place; folder.startsWith(root); folder = path.dirname(folder)) {
    const file = path.join(folder, '404.html');
    if (kindOf(file) === 'file') {
      return {kind: 'file', status: 404, file};
    }
  }
  return {kind: 'refusal', status: 404};
}

/** A location with the query of the request, which belongs before a hash. */
function withQuery(location: string, query: string | undefined): string {
  return query === undefined ? location : location.replace(/(?=#|$)/, () => `?${query}`);
}

/**
 * Finds what a static host would answer: a redirect before a file, and what a redirect serves in place of another URL
 * only where there is no file.
 *
 * @param root the absolute path of what is deployed
 * @param requestTarget the path and query of a request, as it came
 */
export function resolveRequest(root: string, redirects: readonly Redirect[], requestTarget: string): Answer {
  const [rawPath = '', query] = requestTarget.split(/\?(.*)/s);
  let url: string;
  try {
    // One leading slash only: `//host/` as a location would lead to another host.
    url = decodeURIComponent(rawPath).replace(/^\/+/, '/');
  } catch {
    return {kind: 'refusal', status: 400};
  }
  if (!url.startsWith('/') || /[\0\\]/.test(url)) {
    return {kind: 'refusal', status: 400};
  }
  const place = path.join(root, url);
  if (place !== root && !place.startsWith(root + path.sep)) {
    return {kind: 'refusal', status: 404};
  }
  const redirect = redirectOf(redirects, url);
  if (redirect && redirect.status !== 200) {
    return {kind: 'redirect', status: redirect.status, location: withQuery(redirect.to, query)};
  }
  const isHostFile = HOST_FILES.includes(path.relative(root, place));
  const kind = isHostFile ? undefined : kindOf(place.replace(/\/+$/, ''));
  if (kind === 'file' && !url.endsWith('/')) {
    return {kind: 'file', status: 200, file: place};
  }
  if (kind === 'folder' && kindOf(path.join(place, 'index.html')) === 'file') {
    return url.endsWith('/')
      ? {kind: 'file', status: 200, file: path.join(place, 'index.html')}
      : {kind: 'redirect', status: 301, location: withQuery(`${encodeURI(url)}/`, query)};
  }
  return redirect ? resolveRequest(root, [], redirect.to) : notFound(root, place);
}
