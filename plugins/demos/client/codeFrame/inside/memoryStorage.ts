import {STORAGE_KEYS} from '@site/src/site/storage';
import type {PageLook} from '../frameMessages';

class MemoryStorage implements Storage {
  private readonly entries = new Map<string, string>();

  get length(): number {
    return this.entries.size;
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.entries.get(String(key)) ?? null;
  }

  setItem(key: string, value: string): void {
    this.entries.set(String(key), String(value));
  }

  removeItem(key: string): void {
    this.entries.delete(String(key));
  }

  clear(): void {
    this.entries.clear();
  }
}

let cookie = '';

function define(target: object, name: string, property: PropertyDescriptor): void {
  Object.defineProperty(target, name, {configurable: true, ...property});
}

/**
 * Gives a sandboxed document storage that lasts as long as it does, since the browser's throws there. The reader's
 * preferences are in it under the site's own keys, and demos that keep something work.
 */
export function installStorage(): void {
  define(window, 'localStorage', {value: new MemoryStorage()});
  define(window, 'sessionStorage', {value: new MemoryStorage()});
  define(document, 'cookie', {
    get: () => cookie,
    set: () => undefined,
  });
}

/** Takes over the page's look: attributes, stored preferences, cookies; and tells whoever listens, as another tab would. */
export function applyLook({attributes, storage, cookie: cookies}: PageLook): void {
  const root = document.documentElement;
  [...root.attributes].filter(({name}) => !(name in attributes)).forEach(({name}) => root.removeAttribute(name));
  Object.entries(attributes).forEach(([name, value]) => root.setAttribute(name, value));
  for (const key of Object.values(STORAGE_KEYS)) {
    const newValue = storage[key] ?? null;
    if (localStorage.getItem(key) !== newValue) {
      if (newValue === null) {
        localStorage.removeItem(key);
      } else {
        localStorage.setItem(key, newValue);
      }
      window.dispatchEvent(new StorageEvent('storage', {key, newValue}));
    }
  }
  if (cookies !== cookie) {
    cookie = cookies;
    // No event tells of cookies: the preferences read them when a window gets the focus.
    window.dispatchEvent(new Event('focus'));
  }
}
