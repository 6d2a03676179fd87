import {TRANSLATED_LIBRARIES, type TranslatedLibrary} from '@site/src/site/dateLibraries';
import publishedJson from '@site/src/ui/publishedJson';
import type {DemoSources, LoadSources} from '../../types';
import {translatedUrl} from './translatedUrl';

/** Ways to get the sources of a demo in the other date libraries; see {@link publishedJson}. */
export default function translatedJson(url: string, version: string): Record<TranslatedLibrary, LoadSources> {
  const entries = TRANSLATED_LIBRARIES.map((library) => [
    library,
    publishedJson<DemoSources>(translatedUrl(url, library), version),
  ]);
  return Object.fromEntries(entries) as Record<TranslatedLibrary, LoadSources>;
}
