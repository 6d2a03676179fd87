import {LOAD_TIMEOUT_MS} from '@site/src/site/limits';
import {HASH_DIGITS, type ProductFile} from '../../productManifest';
import {ownUrlOf} from '../ownUrl';
import {SavingError} from './problems';

/** A file whose content is known. */
export interface ReceivedFile {
  readonly body: ArrayBuffer;
  readonly headers: Headers;
}

/** How long to wait before a file is asked for again, in milliseconds. */
const PAUSES_MS = [500, 2000];

/** The network or the host may do better the next time. */
class Temporary extends SavingError {}

/** These describe a file as it came over the network. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding'];

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS);
}

/** The path of a URL; `undefined` for a text that is none. */
function pathOf(url: string): string | undefined {
  try {
    return new URL(url).pathname;
  } catch {
    return undefined;
  }
}

/**
 * Whether HTML is the page of this build. Some hosts add to pages, so that their content has another hash: then the page has to
 * name itself and the build's runtime script.
 */
function isPageOfBuild({path}: ProductFile, body: ArrayBuffer, runtime: string | undefined): boolean {
  if (runtime === undefined || !path.endsWith('/')) {
    return false;
  }
  const html = new TextDecoder().decode(body);
  return pathOf(ownUrlOf(html) ?? '') === path && html.includes(runtime);
}

/**
 * Reads a response if it is the file of the build: whole, of the site's own host, not redirected, and with the content that the
 * manifest names.
 *
 * @param runtime path of the build's runtime script, if the host may have added to a page
 * @returns `undefined` for anything else, such as the login page of a network
 */
export async function readIfRight(
  file: ProductFile,
  response: Response,
  runtime?: string,
): Promise<ReceivedFile | undefined> {
  const {status, redirected, type} = response;
  if (status !== 200 || redirected || type === 'opaque' || type === 'cors') {
    return undefined;
  }
  const body = await response.arrayBuffer();
  if ((await hashOf(body)) !== file.hash && !isPageOfBuild(file, body, runtime)) {
    return undefined;
  }
  const headers = new Headers(response.headers);
  OF_TRANSFER.forEach((name) => headers.delete(name));
  return {body, headers};
}

async function tryOnce(file: ProductFile, runtime: string, signal: AbortSignal): Promise<ReceivedFile> {
  const limit = new AbortController();
  const abort = (): void => limit.abort();
  const timer = setTimeout(abort, LOAD_TIMEOUT_MS);
  signal.addEventListener('abort', abort);
  try {
    // `no-store` passes by the worker, which would keep a second copy, and by the browser's own cache.
    const response = await fetch(file.path, {cache: 'no-store', signal: limit.signal});
    if (response.status >= 500 || response.status === 429) {
      throw new Temporary({kind: 'host'});
    }
    const received = await readIfRight(file, response, runtime);
    if (!received) {
      throw new SavingError({kind: 'host'});
    }
    return received;
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof SavingError ? error : new Temporary({kind: 'network'});
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, {once: true});
  });
}

/**
 * Fetches a file of a product, a few times if the network or the host fails.
 *
 * @param runtime path of the build's runtime script
 * @throws {@link SavingError}, or the reason of the signal when that aborts
 */
export async function fetchProductFile(file: ProductFile, runtime: string, signal: AbortSignal): Promise<ReceivedFile> {
  for (const milliseconds of PAUSES_MS) {
    try {
      return await tryOnce(file, runtime, signal);
    } catch (error) {
      if (!(error instanceof Temporary)) {
        throw error;
      }
      await pause(milliseconds, signal);
    }
  }
  return tryOnce(file, runtime, signal);
}
