import type {ExtendableMessageEvent, FetchEvent} from '../../../plugins/offline/client/worker/scope';
import type {WorkerSettings} from '../../../plugins/offline/types';

const ORIGIN = 'https://mui.com';

/** A cache as a worker has it, as far as the plugin uses it. */
class FakeCache {
  readonly files = new Map<string, Response>();

  constructor(readonly world: {readonly isFull: boolean}) {}

  match(key: string): Promise<Response | undefined> {
    return Promise.resolve(this.files.get(key)?.clone());
  }

  async put(key: string, response: Response): Promise<void> {
    const text = await response.text();
    if (this.world.isFull) {
      throw new DOMException('No room', 'QuotaExceededError');
    }
    this.files.delete(key);
    this.files.set(key, typed(text, response.headers.get('content-type') ?? ''));
  }

  keys(): Promise<{url: string}[]> {
    return Promise.resolve([...this.files.keys()].map((url) => ({url})));
  }
}

/** An answer as it comes from the page's own origin. */
function typed(text: string, contentType: string, status = 200): Response {
  const response = new Response(text, {status, headers: {'content-type': contentType}});
  Object.defineProperty(response, 'type', {value: 'basic'});
  const clone = response.clone.bind(response);
  response.clone = () => Object.defineProperty(clone(), 'type', {value: 'basic'});
  return response;
}

/** A browser in which builds of the worker take over from each other. */
export class WorkerWorld {
  isOnline = true;
  isFull = false;
  /** The URLs that the network was asked for. */
  readonly asked: string[] = [];
  readonly caches = new Map<string, FakeCache>();
  readonly #files = new Map<string, {text: string; contentType: string}>();
  #listeners: Record<string, ((event: never) => void)[]> = {};

  readonly network = {
    set: (url: string, text: string, contentType = ''): void => void this.#files.set(url, {text, contentType}),
    delete: (url: string): void => void this.#files.delete(url),
  };

  openCache(name: string): FakeCache {
    const cache = this.caches.get(name) ?? new FakeCache(this);
    this.caches.set(name, cache);
    return cache;
  }

  fetch(request: string | {readonly url: string}): Promise<Response> {
    const url = typeof request === 'string' ? request : request.url;
    if (!this.isOnline) {
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    this.asked.push(url);
    const file = this.#files.get(url);
    return Promise.resolve(file ? typed(file.text, file.contentType) : typed('Not found', 'text/html', 404));
  }

  /** Installs and activates the worker of a build. */
  async start(build: string, maxOldFiles = 100): Promise<void> {
    this.#listeners = {};
    const settings: WorkerSettings = {
      build,
      offlinePage: '/x/offline.html',
      titleEnding: ' | MUI X',
      immutableFolders: ['/assets/'],
      wholeFolders: ['/x/search-index/'],
      maxOldFiles,
    };
    Object.assign(globalThis, {
      __OFFLINE__: settings,
      location: new URL(`${ORIGIN}/x/sw.js`),
      registration: {scope: `${ORIGIN}/x/`},
      clients: {claim: () => Promise.resolve()},
      addEventListener: (name: string, listener: (event: never) => void) =>
        (this.#listeners[name] ??= []).push(listener),
      fetch: (request: string | {readonly url: string}) => this.fetch(request),
      caches: {
        open: (name: string) => Promise.resolve(this.openCache(name)),
        keys: () => Promise.resolve([...this.caches.keys()]),
        delete: (name: string) => Promise.resolve(this.caches.delete(name)),
        match: async (key: string) => {
          const found = await Promise.all([...this.caches.values()].map((cache) => cache.match(key)));
          return found.find(Boolean);
        },
      },
    });
    jest.resetModules();
    await import('../../../plugins/offline/client/worker');
    await this.#dispatch('activate', {});
  }

  /** Sends an event and waits for what it keeps the worker alive for. */
  async #dispatch(name: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    const sent = {...event, waitUntil: (promise: Promise<unknown>) => work.push(promise)};
    this.#listeners[name]?.forEach((listener) => listener(sent as never));
    // Work may bring more work.
    for (let done = -1; done !== work.length;) {
      done = work.length;
      await Promise.all(work);
    }
  }

  /** The text that a request is answered with; nothing where the worker leaves it to the browser. */
  async get(url: string, mode: RequestMode = 'no-cors', rest: RequestInit = {}): Promise<string | undefined> {
    const headers = new Headers(rest.headers);
    const request = {url, mode, method: 'GET', cache: 'default', ...rest, headers} as unknown as Request;
    let answered: Promise<Response> | undefined;
    const event: Partial<FetchEvent> = {
      request,
      stopImmediatePropagation: () => undefined,
      respondWith: (response) => {
        answered = response;
      },
    };
    const work: Promise<unknown>[] = [];
    const sent = {...event, waitUntil: (promise: Promise<unknown>) => work.push(promise)};
    this.#listeners['fetch']?.forEach((listener) => listener(sent as never));
    const text = await (await answered)?.text();
    for (let done = -1; done !== work.length;) {
      done = work.length;
      await Promise.all(work);
    }
    return text;
  }

  report(data: unknown): Promise<void> {
    return this.#dispatch('message', {data} satisfies Partial<ExtendableMessageEvent>);
  }
}

export function makeWorkerWorld(): WorkerWorld {
  return new WorkerWorld();
}
