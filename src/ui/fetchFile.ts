import {LOAD_TIMEOUT_MS} from '../site/limits';

/**
 * Fetches and reads a file of the site.
 *
 * @throws when there is no such file, it cannot be read, or the host has not sent all of it in time
 */
export default async function fetchFile<Content>(
  url: string,
  read: (response: Response) => Promise<Content>,
  options: RequestInit = {},
): Promise<Content> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), LOAD_TIMEOUT_MS);
  const end = (): void => limit.abort();
  options.signal?.addEventListener('abort', end);
  try {
    const response = await fetch(url, {...options, signal: limit.signal});
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    return await read(response);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', end);
  }
}
