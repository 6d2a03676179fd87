/* eslint-disable no-console -- what packages print is listened to */
/** What the packages say about a missing license key, which the site runs without. */
const LICENSE_NOTICE = /^\*+\s+MUI(?: X)?: Missing license key\./;

const METHODS = ['error', 'warn'] as const;

/** React's messages have placeholders for the arguments after them. */
function textOf([first, ...rest]: readonly unknown[]): string {
  const values = [...rest];
  return String(first).replace(/%[sdo]/g, () => String(values.shift()));
}

/**
 * Listens to errors and warnings on the console, which are printed all the same.
 *
 * @returns stops listening
 */
export function listenToConsole(onMessage: (text: string) => void): () => void {
  const originals = METHODS.map((method) => ({method, print: console[method]}));
  originals.forEach(({method, print}) => {
    console[method] = (...given: unknown[]) => {
      const text = textOf(given);
      if (!LICENSE_NOTICE.test(text)) {
        onMessage(text);
      }
      print.apply(console, given);
    };
  });
  return () => originals.forEach(({method, print}) => (console[method] = print));
}
