import type {ExtendableMessageEvent, FetchEvent} from '../../../plugins/offline/client/worker/scope';
import type {WorkerSettings} from '../../../plugins/offline/types';

const ORIGIN = 'https://mui.com';

const TYPES: Readonly<Record<string, string>> = {js: 'text/javascript', css: 'text/css', json: 'application/json'};

/** What a host sends a file as. */
function typeOf(url: string): string {
  const {pathname} = new URL(url);
  return pathname.endsWith('/') ? 'text/html' : (TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? ''] ?? 'text/plain');
}

/** The HTML of a page, which names itself as Docusaurus has it do. */
export function pageAt(url: string, text = ''): string {
  const {pathname} = new URL(url);
  return `<html lang=en><head><meta data-rh=true property=og:url content=${ORIGIN}${pathname} /></head><body>${text}</body></html>`;
}

/** What the network answers. */
export interface Answer {
  readonly text: string;
  readonly status?: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As `Response.type`; `basic` is one of the site's own host. */
  readonly type?: ResponseType;
  readonly redirected?: boolean;
  /** The connection breaks off in the middle of the text. */
  readonly isCutOff?: boolean;
}

/** Gives a response what only a browser can give it; its copies too. */
function received(response: Response, {type = 'basic', redirected = false}: Partial<Answer>): Response {
  Object.defineProperties(response, {
    type: {value: type},
    redirected: {value: redirected},
    // An opaque response tells nothing.
    ...(type === 'opaque' && {status: {value: 0}, ok: {value: false}}),
  });
  const clone = response.clone.bind(response);
  response.clone = () => received(clone(), {type, redirected});
  return response;
}

function cutOff(text: string): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) {
        controller.error(new TypeError('network error'));
      } else {
        isSent = true;
        controller.enqueue(new TextEncoder().encode(text));
      }
    },
  });
}

function responseTo(url: string, answer: Answer): Response {
  const {text, status = 200, contentType = typeOf(url), headers, isCutOff} = answer;
  const all = {'content-type': contentType, ...headers};
  return received(new Response(isCutOff ? cutOff(text) : text, {status, headers: all}), answer);
}

/** A cache as a worker has it, as far as the plugin uses it. */
class FakeCache {
  readonly files = new Map<string, Response>();

  constructor(readonly world: {readonly isFull: boolean}) {}

  match(key: string, options: {ignoreVary?: boolean} = {}): Promise<Response | undefined> {
    const file = this.files.get(key);
    // No request of this world has a header that a file could vary by.
    return Promise.resolve(options.ignoreVary || !file?.headers.has('vary') ? file?.clone() : undefined);
  }

  async put(key: string, response: Response): Promise<void> {
    if (response.status === 206 || response.headers.get('vary') === '*') {
      throw new TypeError('Failed to execute put');
    }
    const text = await response.text();
    if (this.world.isFull) {
      throw new DOMException('No room', 'QuotaExceededError');
    }
    this.files.delete(key);
    this.files.set(key, received(new Response(text, {headers: response.headers}), {}));
  }

  keys(): Promise<{url: string}[]> {
    return Promise.resolve([...this.files.keys()].map((url) => ({url})));
  }
}

/** A browser in which builds of the worker take over from each other. */
export class WorkerWorld {
  isOnline = true;
  isFull = false;
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
  /** Whether the browser asks for a page while the worker is still starting; it remembers that from one worker to the next. */
  isAskingEarly = false;
  /** The URLs that the network was asked for. */
  readonly asked: string[] = [];
  readonly caches = new Map<string, FakeCache>();
  readonly #files = new Map<string, Answer>();
  /** What lets requests go on that the network holds. */
  #held: (() => void)[] | undefined;
  #work: Promise<unknown>[] = [];
  #listeners: Record<string, ((event: never) => void)[]> = {};

  readonly network = {
    set: (url: string, answer: string | Answer): void =>
      void this.#files.set(url, typeof answer === 'string' ? {text: answer} : answer),
    delete: (url: string): void => void this.#files.delete(url),
    /** Requests get no answer from now on. */
    hang: (): void => {
      this.#held = [];
    },
    /** The network goes on, and answers what waits. */
    goOn: (): void => {
      this.#held?.forEach((answer) => answer());
      this.#held = undefined;
    },
  };

  openCache(name: string): FakeCache {
    const cache = this.caches.get(name) ?? new FakeCache(this);
    this.caches.set(name, cache);
    return cache;
  }

  /** How many files all caches hold. */
  get filesKept(): number {
    return [...this.caches.values()].reduce((sum, {files}) => sum + files.size, 0);
  }

  async fetch(request: string | {readonly url: string}): Promise<Response> {
    const url = typeof request === 'string' ? request : request.url;
    if (!this.isOnline) {
      throw new TypeError('Failed to fetch');
    }
    this.asked.push(url);
    const held = this.#held;
    if (held) {
      await new Promise<void>((resolve) => {
        held.push(resolve);
      });
    }
    return responseTo(url, this.#files.get(url) ?? {text: 'Not found', status: 404, contentType: 'text/html'});
  }

  /** Installs and activates the worker of a build. */
  async start(build: string, {maxOldFiles = 100, maxFiles = 100} = {}): Promise<void> {
    this.#listeners = {};
    const settings: WorkerSettings = {
      build,
      offlinePage: '/x/offline.html',
      titleEnding: ' | MUI X',
      immutableFolders: ['/assets/'],
      wholeFolders: ['/x/search-index/'],
      siteUrl: ORIGIN,
      language: 'en',
      texts: {keptCopy: 'Problem {status}, kept on {time}', undatedCopy: 'Problem {status}, kept'},
      maxFiles,
      maxOldFiles,
    };
    Object.assign(globalThis, {
      __OFFLINE__: settings,
      location: new URL(`${ORIGIN}/x/sw.js`),
      registration: {
        scope: `${ORIGIN}/x/`,
        navigationPreload: {
          enable: () => Promise.resolve((this.isAskingEarly = true)),
          disable: () => Promise.resolve((this.isAskingEarly = false)),
        },
      },
      navigator: {userAgent: this.userAgent},
      clients: {claim: () => Promise.resolve()},
      addEventListener: (name: string, listener: (event: never) => void) =>
        (this.#listeners[name] ??= []).push(listener),
      fetch: (request: string | {readonly url: string}) => this.fetch(request),
      caches: {
        open: (name: string) => Promise.resolve(this.openCache(name)),
        keys: () => Promise.resolve([...this.caches.keys()]),
        delete: (name: string) => Promise.resolve(this.caches.delete(name)),
        match: async (key: string, options: object) => {
          const found = await Promise.all([...this.caches.values()].map((cache) => cache.match(key, options)));
          return found.find(Boolean);
        },
      },
    });
    jest.resetModules();
    await import('../../../plugins/offline/client/worker');
    await this.#dispatch('activate', {});
  }

  /** Sends an event; what it keeps the worker alive for is work. */
  #send(name: string, event: object): void {
    const sent = {...event, waitUntil: (promise: Promise<unknown>) => this.#work.push(promise)};
    this.#listeners[name]?.forEach((listener) => listener(sent as never));
  }

  /** Waits for what keeps the worker alive. Work may bring more work. */
  async finish(): Promise<void> {
    while (this.#work.length > 0) {
      await Promise.all(this.#work.splice(0));
    }
  }

  async #dispatch(name: string, event: object): Promise<void> {
    this.#send(name, event);
    await this.finish();
  }

  /** The response to a request, which need not have come whole; nothing where the worker leaves it to the browser. */
  answer(url: string, mode: RequestMode = 'no-cors', rest: RequestInit = {}): Promise<Response> | undefined {
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
    this.#send('fetch', event);
    return answered;
  }

  /** The text that a request is answered with; nothing where the worker leaves it to the browser. */
  async get(url: string, mode: RequestMode = 'no-cors', rest: RequestInit = {}): Promise<string | undefined> {
    const text = await (await this.answer(url, mode, rest))?.text();
    await this.finish();
    return text;
  }

  report(data: unknown): Promise<void> {
    return this.#dispatch('message', {data} satisfies Partial<ExtendableMessageEvent>);
  }
}

export function makeWorkerWorld(): WorkerWorld {
  return new WorkerWorld();
}
