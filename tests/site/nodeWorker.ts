import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

type Listener = (event: {data: unknown}) => void;

/** The folder of the build that workers fetch from. */
let root = '';

/** Sets the folder of the site for workers that start from now on. */
export function serveWorkersFrom(folder: string): void {
  root = folder;
}

/** Answers from the build's files, like a static host; ignores the query. */
function fetchFromBuild(url: string): Promise<Response> {
  const file = path.join(root, url.replace(/\?.*$/, ''));
  try {
    return Promise.resolve(new Response(new Uint8Array(readFileSync(file))));
  } catch {
    return Promise.resolve(new Response('Not found', {status: 404}));
  }
}

/** The part of a browser's `Worker` that Pagefind needs: its script runs in a context of its own. */
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
