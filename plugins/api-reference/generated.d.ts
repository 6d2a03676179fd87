/** What the room's Node side writes, as the theme components import it. */
declare module '@generated/api-reference/modules/data-grid/events.js' {
  const source: import('./types').ApiSource<readonly import('./types').ApiEvent[]>;
  export default source;
}

declare module '@generated/api-reference/modules/data-grid/selectors.js' {
  const source: import('./types').ApiSource<readonly import('./types').ApiSelector[]>;
  export default source;
}
