import type {GroupRedirect} from '../../../src/site/navigation';

interface Request {
  readonly url?: string;
}

interface Response {
  writeHead(status: number, headers: Record<string, string>): void;
  end(): void;
}

type Middleware = (request: Request, response: Response, next: () => void) => void;

/**
 * Dev server hook that answers group URLs as the built redirect pages do.
 *
 * @param redirects reads the current redirects, so that an edited sidebar counts at once
 */
export function redirectMiddleware(
  redirects: () => readonly GroupRedirect[],
  baseUrl: string,
): (middlewares: unknown[]) => unknown[] {
  const middleware: Middleware = (request, response, next) => {
    const [url = '', query] = (request.url ?? '').split('?');
    const below = `/${url.slice(baseUrl.length)}`;
    const redirect = redirects().find(({from}) => from === below || from === `${below}/`);
    if (!redirect) {
      next();
      return;
    }
    response.writeHead(302, {
      location: `${baseUrl.replace(/\/$/, '')}${redirect.to}${query === undefined ? '' : `?${query}`}`,
    });
    response.end();
  };
  return (middlewares) => {
    // Docusaurus joins what its own hook and this one return; the list itself is shared, and only its head runs before
    // the dev server's own answers.
    middlewares.unshift({name: 'group-redirects', middleware});
    return [];
  };
}
