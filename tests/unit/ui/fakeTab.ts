/** A script element, as far as who listens for its failure looks at it. */
class FakeScript {
  constructor(readonly src: string) {}
}

/**
 * A tab of a browser, as far as code that reloads it asks for it; jsdom cannot be told to reload. What it stores stays from one
 * document to the next.
 */
export class FakeTab {
  readonly url = new URL('https://mui.com/x/introduction/');
  readonly reload = jest.fn();
  hasFocus = true;
  hasOpenDialog = false;
  visibilityState = 'visible';
  isStorageBlocked = false;
  /** The URL of the first script of the document's build. */
  runningScript = '/assets/js/runtime~main.aaaa.js';
  readonly #stored = new Map<string, string>();
  #listeners = new Map<string, Set<(event: never) => void>>();

  /** Opens another document in the tab; none of its modules has run. */
  open(): void {
    jest.resetModules();
    this.reload.mockClear();
    this.#listeners = new Map();
    const {origin, pathname} = this.url;
    const listening = {addEventListener: this.#listen, removeEventListener: this.#stopListening};
    Object.assign(globalThis, {
      window: {...listening, location: {origin, pathname, reload: this.reload}},
      document: this.#document(listening),
      sessionStorage: {getItem: this.#read, setItem: this.#write},
      HTMLScriptElement: FakeScript,
      getComputedStyle: () => ({visibility: 'visible'}),
    });
  }

  /** Tells the document of an event. */
  report(name: string, event: object = {}): void {
    this.#listeners.get(name)?.forEach((listener) => listener(event as never));
  }

  /** Tells the document that a script did not come. */
  failScript(url: string): void {
    this.report('error', {target: new FakeScript(new URL(url, this.url).href)});
  }

  readonly #document = (listening: object): object => {
    const tab = this as FakeTab;
    return {
      ...listening,
      hasFocus: () => tab.hasFocus,
      querySelector: () => ({getAttribute: () => tab.runningScript}),
      querySelectorAll: () => (tab.hasOpenDialog ? [{getClientRects: () => [{}]}] : []),
      activeElement: null,
      getSelection: () => null,
      get visibilityState() {
        return tab.visibilityState;
      },
    };
  };

  readonly #listen = (name: string, listener: (event: never) => void): void => {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
  };

  readonly #stopListening = (name: string, listener: (event: never) => void): void => {
    this.#listeners.get(name)?.delete(listener);
  };

  readonly #refuseIfBlocked = (): void => {
    if (this.isStorageBlocked) {
      throw new DOMException('blocked', 'SecurityError');
    }
  };

  readonly #read = (key: string): string | null => {
    this.#refuseIfBlocked();
    return this.#stored.get(key) ?? null;
  };

  readonly #write = (key: string, value: string): void => {
    this.#refuseIfBlocked();
    this.#stored.set(key, value);
  };
}

/** Lets promises that are kept by now do their work. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
}
