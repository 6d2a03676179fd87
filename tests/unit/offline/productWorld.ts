import {createHash} from 'node:crypto';
import {HASH_DIGITS, toJson, type ProductFile, type ProductManifest} from '../../../plugins/offline/productManifest';

export const ORIGIN = 'https://mui.com';
export const SCOPE = `${ORIGIN}/x/`;
export const RUNTIME = '/assets/js/runtime~main.aaaa.js';

/** What the network answers to a request; an error is one that `fetch` rejects with. */
export type Answer = string | {readonly status: number; readonly text?: string} | Error;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
}

export function fileOf(path: string, text: string): ProductFile {
  return {path, hash: hashOf(text), bytes: text.length, transferBytes: text.length};
}

/** A product whose files have the given texts, by path. */
export function manifestOf(revision: string, texts: Readonly<Record<string, string>>): ProductManifest {
  const files = Object.entries(texts).map(([path, text]) => fileOf(path, text));
  const runtime = files.find(({path}) => path.includes('runtime~main'))?.path ?? RUNTIME;
  return {id: 'x-charts', revision, runtime, frames: [], files};
}

const pathOf = (key: string): string => new URL(key, ORIGIN).pathname;

/** A cache as a page has it, as far as the plugin uses it. */
export class FakeCache {
  readonly files = new Map<string, Response>();

  constructor(private readonly world: ProductWorld) {}

  match(key: string): Promise<Response | undefined> {
    return Promise.resolve(this.files.get(pathOf(key))?.clone());
  }

  async put(key: string, response: Response): Promise<void> {
    const text = await response.text();
    const isAdded = !this.files.has(pathOf(key));
    if (this.world.isRefused) {
      throw new DOMException('Refused', 'InvalidStateError');
    }
    if (isAdded && this.world.roomForFiles <= 0) {
      throw new DOMException('No room', 'QuotaExceededError');
    }
    this.world.roomForFiles -= isAdded ? 1 : 0;
    this.files.set(pathOf(key), new Response(text, {headers: response.headers}));
  }

  delete(key: string): Promise<boolean> {
    const isDeleted = this.files.delete(pathOf(key));
    this.world.roomForFiles += isDeleted ? 1 : 0;
    return Promise.resolve(isDeleted);
  }

  keys(): Promise<{url: string}[]> {
    return Promise.resolve([...this.files.keys()].map((path) => ({url: ORIGIN + path})));
  }
}

/** A browser with its storage, a network and a host. */
export class ProductWorld {
  /** So many files can be added until the storage is full. */
  roomForFiles = Infinity;
  /** The browser stores nothing. */
  isRefused = false;
  quota = 1e9;
  readonly caches = new Map<string, FakeCache>();
  /** The paths that the network was asked for. */
  readonly asked: string[] = [];
  readonly answers = new Map<string, Answer>();
  /** Called before the network answers. */
  onAsked: (path: string) => void = () => undefined;

  /** Puts texts on the host, and the manifest of these files. */
  deploy(revision: string, texts: Readonly<Record<string, string>>): ProductManifest {
    const manifest = manifestOf(revision, texts);
    this.answers.clear();
    Object.entries(texts).forEach(([path, text]) => this.answers.set(path, text));
    this.answers.set('/x/offline/x-charts.json', JSON.stringify(toJson(manifest)));
    this.answers.set(
      '/x/offline/products.json',
      JSON.stringify([{id: 'x-charts', revision, files: manifest.files.length, bytes: 100, transferBytes: 50}]),
    );
    return manifest;
  }

  async fetch(path: string, {signal}: RequestInit = {}): Promise<Response> {
    signal?.throwIfAborted();
    this.asked.push(path);
    this.onAsked(path);
    await Promise.resolve();
    signal?.throwIfAborted();
    const answer = this.answers.get(path) ?? {status: 404};
    if (answer instanceof Error) {
      throw answer;
    }
    const {status, text = ''} = typeof answer === 'string' ? {status: 200, text: answer} : answer;
    return new Response(text, {status});
  }

  openCache(name: string): FakeCache {
    const cache = this.caches.get(name) ?? new FakeCache(this);
    this.caches.set(name, cache);
    return cache;
  }

  /** The texts in all caches of products, by cache and path, without the records. */
  async saved(): Promise<Record<string, Record<string, string>>> {
    const all = [...this.caches].map(async ([name, cache]) => {
      const files = [...cache.files].filter(([path]) => path !== '/x/offline/saved-product');
      const texts = await Promise.all(files.map(async ([path, file]) => [path, await file.clone().text()] as const));
      return [name.replace(`-${SCOPE}`, ''), Object.fromEntries(texts)] as const;
    });
    return Object.fromEntries(await Promise.all(all));
  }

  /** Makes this the world of the modules under test. */
  install(): void {
    const storage = {
      estimate: () => Promise.resolve({quota: this.quota, usage: 0}),
      persist: () => Promise.resolve(true),
    };
    Object.defineProperty(globalThis, 'navigator', {value: {storage}, configurable: true});
    Object.assign(globalThis, {
      window: {location: {href: `${SCOPE}react-charts/`}},
      fetch: (path: string, options?: RequestInit) => this.fetch(path, options),
      caches: {
        open: (name: string) => Promise.resolve(this.openCache(name)),
        keys: () => Promise.resolve([...this.caches.keys()]),
        delete: (name: string) => {
          this.roomForFiles += this.caches.get(name)?.files.size ?? 0;
          return Promise.resolve(this.caches.delete(name));
        },
        match: async (path: string) => {
          const found = await Promise.all([...this.caches.values()].map((cache) => cache.match(path)));
          return found.find(Boolean);
        },
      },
    });
  }
}
