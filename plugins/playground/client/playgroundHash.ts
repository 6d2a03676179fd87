/** The hash of a URL that opens a playground in a state. */
export function playgroundHash(id: string, text: string): string {
  return `#${id}=${text}`;
}

/** The state that a hash brings to a playground, as text for `decodeState`; `undefined` for the hash of anything else. */
export function linkedState(hash: string, id: string): string | undefined {
  const start = playgroundHash(id, '');
  return hash.startsWith(start) ? hash.slice(start.length) : undefined;
}
