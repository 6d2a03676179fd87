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
 * A hook of the dev server that redirects as the built redirect pages do.
 *
 * @param redirects returns the current redirects, so that changes of `sidebars.ts` apply at once
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
    // Docusaurus appends what hooks return, but only the head of the list runs before the dev server's own middlewares.
    middlewares.unshift({name: 'group-redirects', middleware});
    return [];
  };
}
