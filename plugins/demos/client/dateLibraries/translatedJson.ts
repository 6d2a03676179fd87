import {TRANSLATED_LIBRARIES, type TranslatedLibrary} from '@site/src/site/dateLibraries';
import publishedJson from '@site/src/ui/publishedJson';
import type {DemoSources, DemoTranslation} from '../../types';
import {translatedScriptUrl, translatedUrl} from './translatedUrl';

/** A demo in the other date libraries: how to get its sources, see {@link publishedJson}, and what runs. */
export default function translatedJson(url: string, version: string): Record<TranslatedLibrary, DemoTranslation> {
  const entries = TRANSLATED_LIBRARIES.map((library) => [
    library,
    {
      loadSources: publishedJson<DemoSources>(translatedUrl(url, library), version),
      script: translatedScriptUrl(url, library),
      version,
    },
  ]);
  return Object.fromEntries(entries) as Record<TranslatedLibrary, DemoTranslation>;
}
