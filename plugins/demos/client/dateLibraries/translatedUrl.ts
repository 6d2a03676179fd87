/**
 * Where the sources of a demo in another date library lie: `…/Basic.sources.luxon.json` beside `…/Basic.sources.json`.
 *
 * @param library its name; empty for the library that the demo is written with
 */
export function translatedUrl(url: string, library: string): string {
  return library === '' ? url : url.replace(/json$/, `${library}.json`);
}
