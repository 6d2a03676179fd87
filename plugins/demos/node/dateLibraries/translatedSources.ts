import type {TranslatedLibrary} from '../../../../src/site/dateLibraries';
import type {DemoSources} from '../../types';
import type {Watcher} from '../../../../src/node/demoFiles';
import {codePreview, demoSources} from '../demoModules';
import {translationsOf} from './translations';

/**
 * The sources of a demo as they are shown in each other date library, with the lines that a closed demo shows.
 *
 * @param file absolute path of the demo in one styling
 * @throws PluginError for what cannot be translated, with file and line
 */
export async function translatedSources(
  file: string,
  watcher: Watcher,
): Promise<Record<TranslatedLibrary, DemoSources>> {
  const translations = Object.entries(await translationsOf(file));
  const entries = translations.map(async ([library, code]) => {
    const sources = await demoSources(file, code, watcher);
    const preview = codePreview(code);
    return [library, {...sources, ...(preview && {preview})}] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<TranslatedLibrary, DemoSources>;
}
