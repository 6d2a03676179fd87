import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type RequestListener, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {constants} from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import {COMPRESSED_ENDINGS, contentTypeOf} from '../../src/node/hosting/contentTypes';
import {headersOf, parseHeadersFile} from '../../src/node/hosting/headersFile';
import {parseRedirectsFile, redirectOf} from '../../src/node/hosting/redirectsFile';

export interface ServeOptions {
  /** The folder to serve. */
  readonly folder: string;
  /** Port on 127.0.0.1; by default a free one. */
  readonly port?: number;
}

export interface RunningServer {
  /** The URL of the site, without a slash at its end: `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Ends the server and the connections that are open. */
  close(): Promise<void>;
}

/** Brotli's effort, of 11, for files that have no compressed forms: about what hosts use. The tests' size budgets count on it. */
const BROTLI_QUALITY = 5;

/** Files that configure the host and are no part of the site. */
const HOST_FILES: readonly string[] = ['_headers', '_redirects'];

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The path of a request, decoded, with one leading slash, since `//host/` would lead to another host; if it is well formed. */
function decodedPath(rawPath: string): string | undefined {
  try {
    const decoded = decodeURIComponent(rawPath).replace(/^\/+/, '/');
    return decoded.startsWith('/') && !/[\0\\]/.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** A location with the query of the request, which belongs before a hash. */
function withQuery(location: string, query: string | undefined): string {
  return query === undefined ? location : location.replace(/(?=#|$)/, () => `?${query}`);
}

function isInside(root: string, file: string): boolean {
  return `${file}${path.sep}`.startsWith(root + path.sep);
}

/** Whether a file was changed after its compressed forms were made. */
function isNewerThanCompressed(file: string): boolean {
  return Object.values(COMPRESSED_ENDINGS)
    .map((ending) => file + ending)
    .some((compressed) => existsSync(compressed) && statSync(compressed).mtimeMs < statSync(file).mtimeMs);
}

/** Answers with the nearest page for unknown URLs: the language's own before the site's. */
function sendNotFound(root: string, url: string, response: ServerResponse): void {
  for (let folder = path.join(root, url); isInside(root, folder); folder = path.dirname(folder)) {
    const page = path.join(folder, '404.html');
    if (existsSync(page)) {
      response.writeHead(404, {'content-type': contentTypeOf(page)});
      createReadStream(page).pipe(response);
      return;
    }
  }
  response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end('Not found');
}

/** Answers requests as a static host with this folder would: a redirect before a file, and a file before a rewrite. */
function staticHost(root: string): RequestListener {
  const headerRules = parseHeadersFile(readIfThere(path.join(root, '_headers')));
  const redirects = parseRedirectsFile(readIfThere(path.join(root, '_redirects')));
  const compress = compression({threshold: 0, brotli: {params: {[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY}}});
  const fileOptions = {
    // Files are looked up for each request: tests change them while the server runs.
    dev: true,
    etag: true,
    extensions: [],
    setHeaders: (response: ServerResponse, url: string) => void response.setHeader('content-type', contentTypeOf(url)),
  };
  const plainFiles = sirv(root, fileOptions);
  const files = sirv(root, {...fileOptions, brotli: true, gzip: true});

  function sendFile(url: string, request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const file = path.join(root, url.endsWith('/') ? `${url}index.html` : url);
    const name = path.relative(root, file);
    if (!isInside(root, file) || HOST_FILES.includes(name) || !existsSync(file)) {
      next();
      return;
    }
    request.url = encodeURI(`/${name.split(path.sep).join('/')}`);
    (isNewerThanCompressed(file) ? plainFiles : files)(request, response, next);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const [rawPath = '', query] = (request.url ?? '/').split(/\?(.*)/s);
    const url = decodedPath(rawPath);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    if (url === undefined) {
      response.writeHead(400, {'content-type': 'text/plain; charset=utf-8'}).end('Bad request');
      return;
    }
    response.setHeaders(new Map(Object.entries({'cache-control': 'no-cache', ...headersOf(headerRules, rawPath)})));
    const redirect = redirectOf(redirects, url);
    if (redirect && redirect.status !== 200) {
      response.writeHead(redirect.status, {location: withQuery(redirect.to, query)}).end();
      return;
    }
    sendFile(url, request, response, () => {
      if (!url.endsWith('/') && existsSync(path.join(root, url, 'index.html'))) {
        response.writeHead(301, {location: withQuery(`${encodeURI(url)}/`, query)}).end();
      } else if (redirect) {
        sendFile(redirect.to, request, response, () => sendNotFound(root, url, response));
      } else {
        sendNotFound(root, url, response);
      }
    });
  }

  return (request, response) => compress(request, response, () => answer(request, response));
}

/**
 * Serves a build on 127.0.0.1 as a static host would: compressed, with the headers and redirects of its `_headers` and
 * `_redirects`, with its 404 page.
 *
 * @throws when the folder holds no build, or the port is taken
 */
export async function serveBuild({folder, port = 0}: ServeOptions): Promise<RunningServer> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`[hosting] ${folder} holds no build. Run npm run build first.`);
  }
  const server = createServer(staticHost(path.resolve(folder)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
