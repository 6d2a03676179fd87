import {readFile} from 'node:fs/promises';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {
  COMPRESSED_ENDINGS,
  contentTypeOf,
  ENCODINGS,
  isCompressible,
  type Encoding,
} from '../../src/node/hosting/contentTypes';
import {headersOf, parseHeadersFile, type HeaderRule} from '../../src/node/hosting/headersFile';
import {parseRedirectsFile} from '../../src/node/hosting/redirectsFile';
import type {Redirect} from '../../src/node/hosting/redirects';
import {resolveRequest} from './resolveRequest';

export interface ServeOptions {
  /** The folder to serve. */
  readonly folder: string;
  /** Port on 127.0.0.1; a free one where it is left out. */
  readonly port?: number;
}

export interface RunningServer {
  /** Where the site is: `http://127.0.0.1:41234`, without a slash at its end. */
  readonly url: string;
  /** Ends the server and the connections that are open. */
  close(): Promise<void>;
}

const COMPRESSORS: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}),
  gzip: (content) => promisify(gzip)(content),
};

function acceptedEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  return ENCODINGS.find((encoding) => accepted.some((entry) => entry.split(';')[0] === encoding));
}

/** The compressed form that lies beside a file, unless the file was changed since. */
function compressedFile(file: string, encoding: Encoding): string | undefined {
  const compressed = file + COMPRESSED_ENDINGS[encoding];
  const stats = statSync(compressed, {throwIfNoEntry: false});
  return stats && stats.mtimeMs >= statSync(file).mtimeMs ? compressed : undefined;
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** A build as a static host knows it. */
class StaticHost {
  readonly #root: string;
  readonly #headerRules: readonly HeaderRule[];
  readonly #redirects: readonly Redirect[];
  readonly #compressed = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#root = path.resolve(folder);
    this.#headerRules = parseHeadersFile(readIfThere(path.join(this.#root, '_headers')));
    this.#redirects = parseRedirectsFile(readIfThere(path.join(this.#root, '_redirects')));
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    const answer = resolveRequest(this.#root, this.#redirects, target);
    if (answer.kind === 'refusal') {
      response.writeHead(answer.status, {'content-type': 'text/plain; charset=utf-8'});
      response.end(answer.status === 400 ? 'Bad request' : 'Not found');
      return;
    }
    const headers = this.#headersOf(target);
    if (answer.kind === 'redirect') {
      response.writeHead(answer.status, {...headers, location: answer.location}).end();
      return;
    }
    const tag = this.#entityTag(answer.file);
    if (answer.status === 200 && request.headers['if-none-match'] === tag) {
      response.writeHead(304, {...headers, etag: tag}).end();
      return;
    }
    const contentType = contentTypeOf(answer.file);
    const encoding = isCompressible(contentType) ? acceptedEncoding(request) : undefined;
    const content = await this.#content(answer.file, tag, encoding);
    response.writeHead(answer.status, {
      ...headers,
      'content-type': contentType,
      'content-length': content.length,
      ...(encoding && {'content-encoding': encoding}),
      ...(isCompressible(contentType) && {vary: 'Accept-Encoding'}),
      etag: tag,
    });
    response.end(request.method === 'HEAD' ? undefined : content);
  }

  /** The headers of a URL: those of the build, or the caching that hosts choose where it says nothing. */
  #headersOf(target: string): Record<string, string> {
    return {'cache-control': 'no-cache', ...headersOf(this.#headerRules, target.replace(/\?.*$/s, ''))};
  }

  #entityTag(file: string): string {
    const {size, mtimeMs} = statSync(file);
    return `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  }

  #content(file: string, tag: string, encoding: Encoding | undefined): Promise<Buffer> {
    if (!encoding) {
      return readFile(file);
    }
    const made = compressedFile(file, encoding);
    if (made !== undefined) {
      return readFile(made);
    }
    const key = `${encoding} ${tag} ${file}`;
    const known = this.#compressed.get(key) ?? readFile(file).then(COMPRESSORS[encoding]);
    this.#compressed.set(key, known);
    return known;
  }
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
  const host = new StaticHost(folder);
  const server = createServer((request, response) => {
    host.answer(request, response).catch((error: unknown) => {
      console.error('[hosting]', request.url, error);
      response.writeHead(500, {'content-type': 'text/plain; charset=utf-8'}).end('Internal server error');
    });
  });
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
