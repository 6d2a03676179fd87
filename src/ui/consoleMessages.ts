/* eslint-disable no-console -- what packages print is listened to */
/** What the packages say about a missing license key, which the site runs without. */
const LICENSE_NOTICE = /^\*+\s+MUI(?: X)?: Missing license key\./;

const METHODS = ['error', 'warn'] as const;

/** A value as text, also one that cannot be converted, such as an object without a prototype. */
function asText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** React's messages have placeholders for the arguments after them. */
function textOf([first, ...rest]: readonly unknown[]): string {
  const values = [...rest];
  return asText(first).replace(/%[sdo]/g, (placeholder) => (values.length > 0 ? asText(values.shift()) : placeholder));
}

type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Gives the console back as it was; `undefined` as long as nobody listens. */
let giveBack: (() => void) | undefined;

function takeConsole(): () => void {
  const originals = METHODS.map((method) => ({method, print: console[method]}));
  originals.forEach(({method, print}) => {
    console[method] = (...given: unknown[]) => {
      const text = textOf(given);
      if (!LICENSE_NOTICE.test(text)) {
        listeners.forEach((listener) => listener(text));
      }
      print.apply(console, given);
    };
  });
  return () => originals.forEach(({method, print}) => (console[method] = print));
}

/**
 * Listens to errors and warnings on the console, which are printed all the same. The console is taken once for all who listen:
 * they stop in any order.
 *
 * @returns stops listening
 */
export function listenToConsole(onMessage: Listener): () => void {
  const listener: Listener = (text) => onMessage(text);
  listeners.add(listener);
  giveBack ??= takeConsole();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      giveBack?.();
      giveBack = undefined;
    }
  };
}
