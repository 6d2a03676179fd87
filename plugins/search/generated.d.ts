/** DocSearch's stylesheet as text, written by the plugin: imported as a stylesheet it would be part of every page's. */
declare module '@generated/search/default/docSearchStyles' {
  const stylesheet: string;
  export default stylesheet;
}
