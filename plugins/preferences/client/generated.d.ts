/** Written by `node/themeLanguage.ts` for the language that is built. */
declare module '@generated/preferences/default/themeLanguage' {
  const themeLanguage: readonly object[];
  export default themeLanguage;
}
