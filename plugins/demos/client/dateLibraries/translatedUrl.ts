/**
 * Where the sources of a demo in another date library lie: `…/Basic.sources.luxon.json` beside `…/Basic.sources.json`.
 *
 * @param library its name; empty for the library that the demo is written with
 */
export function translatedUrl(url: string, library: string): string {
  return library === '' ? url : url.replace(/json$/, `${library}.json`);
}

/** Where the demo in another date library lies as a script that runs: `…/Basic.sources.luxon.js`. */
export function translatedScriptUrl(url: string, library: string): string {
  return translatedUrl(url, library).replace(/json$/, 'js');
}

/** The global object in which each script leaves its function, by the script's URL. */
export const TRANSLATED_SCRIPTS = 'docsTranslatedDemos';
