/** What jsdom has not: a window that is wide, or that of a phone. */
export function setWidth(isWide: boolean): void {
  const listeners = {addEventListener: () => undefined, removeEventListener: () => undefined};
  window.matchMedia = (query) => ({...listeners, matches: query === '(min-width: 600px)' && isWide}) as never;
}
