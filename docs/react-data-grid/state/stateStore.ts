/** Where a state is kept. No method throws, whatever the browser does. */
export interface StateStore {
  read: () => string | null;
  /** @returns whether the text is kept now */
  write: (text: string) => boolean;
  clear: () => void;
}

export type StoreKind = 'localStorage' | 'sessionStorage' | 'url';

/** Servers and chat programs cut longer addresses. */
const MAX_ADDRESS = 8_000;

function succeeds(action: () => void) {
  try {
    action();
    return true;
  } catch {
    // Storage is blocked or full, or the address changes too often.
    return false;
  }
}

function webStorage(kind: 'localStorage' | 'sessionStorage', key: string) {
  return {
    read: () => {
      try {
        return window[kind].getItem(key);
      } catch {
        return null;
      }
    },
    write: (text: string) => succeeds(() => window[kind].setItem(key, text)),
    clear: () => {
      succeeds(() => window[kind].removeItem(key));
    },
  };
}

function query(parameter: string) {
  const replace = (change: (parameters: URLSearchParams) => void) => {
    const url = new URL(window.location.href);
    change(url.searchParams);
    if (url.href.length > MAX_ADDRESS) {
      throw new RangeError('The address is too long.');
    }
    // Keeps what the router has put into the history's state, and adds no entry to the history.
    window.history.replaceState(window.history.state, '', url);
  };

  return {
    read: () => new URLSearchParams(window.location.search).get(parameter),
    write: (text: string) =>
      succeeds(() => replace((parameters) => parameters.set(parameter, text))),
    clear: () => {
      succeeds(() => replace((parameters) => parameters.delete(parameter)));
    },
  };
}

/** @param name the key in the storage, or the parameter of the URL's query */
export function stateStore(kind: StoreKind, name: string): StateStore {
  return kind === 'url' ? query(name) : webStorage(kind, name);
}
