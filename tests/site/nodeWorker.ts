import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

type Listener = (event: {data: unknown}) => void;

/** Where the build lies that workers fetch from. */
let root = '';

/** Names the folder that stands for the site, for the workers that are started from then on. */
export function serveWorkersFrom(folder: string): void {
  root = folder;
}

/** Answers as a static host would, from the build's files; the query is not looked at. */
function fetchFromBuild(url: string): Promise<Response> {
  const file = path.join(root, url.replace(/\?.*$/, ''));
  try {
    return Promise.resolve(new Response(new Uint8Array(readFileSync(file))));
  } catch {
    return Promise.resolve(new Response('Not found', {status: 404}));
  }
}

/** A browser's `Worker` as far as Pagefind's needs one: its script runs in a context of its own. */
export class NodeWorker {
  readonly #ownListeners: Listener[] = [];
  readonly #scriptListeners: Listener[] = [];

  constructor(url: string) {
    const scope = {
      addEventListener: (_type: string, listener: Listener) => this.#scriptListeners.push(listener),
      postMessage: (data: unknown) => setImmediate(() => this.#ownListeners.forEach((listener) => listener({data}))),
      fetch: fetchFromBuild,
      console,
      TextDecoder,
      TextEncoder,
      WebAssembly,
      Intl,
      URL,
      Response,
      Request,
      setTimeout,
      FinalizationRegistry,
    };
    const context = vm.createContext({...scope, self: scope});
    vm.runInContext(readFileSync(path.join(root, url), 'utf8'), context);
  }

  addEventListener(type: string, listener: Listener): void {
    if (type === 'message') {
      this.#ownListeners.push(listener);
    }
  }

  postMessage(data: unknown): void {
    setImmediate(() => this.#scriptListeners.forEach((listener) => listener({data})));
  }

  terminate(): void {
    this.#scriptListeners.length = 0;
  }
}
