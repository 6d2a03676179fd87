import type {Redirect} from './redirects';

/** The text of a `_redirects` file, a format that static hosts read. */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({from, to, status}) => `${from} ${to} ${status}\n`).join('');
}

/** Reads a `_redirects` file: `from to [status]` on each line. */
export function parseRedirectsFile(text: string): Redirect[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.split(/\s+/);
      return {from, to, status: Number.parseInt(status, 10)};
    });
}

/** Hosts match a URL with and without the slash at its end. */
function withoutEndSlash(url: string): string {
  return url.replace(/\/$/, '');
}

/**
 * The redirect of a URL, or `undefined` if no line matches. The first matching line wins.
 *
 * @param url a path, decoded
 */
export function redirectOf(redirects: readonly Redirect[], url: string): Redirect | undefined {
  for (const redirect of redirects) {
    if (redirect.from.endsWith('*')) {
      const prefix = redirect.from.slice(0, -1);
      if (url.startsWith(prefix)) {
        const rest = encodeURI(url.slice(prefix.length));
        return {...redirect, to: redirect.to.replace(':splat', () => rest)};
      }
    } else if (withoutEndSlash(redirect.from) === withoutEndSlash(url)) {
      return redirect;
    }
  }
  return undefined;
}
