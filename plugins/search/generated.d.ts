/** DocSearch's stylesheet as text, written by the room: imported as a stylesheet it would be part of every page's. */
declare module '@generated/search/default/docSearchStyles' {
  const stylesheet: string;
  export default stylesheet;
}
