import {DEFAULT_DATE_LIBRARY, type DateLibrary, type TranslatedLibrary} from '@site/src/site/dateLibraries';
import type {DemoModule, DemoStyling} from '../../types';

/** What was made of a styling before: React knows it again. */
const made = new WeakMap<DemoStyling, Map<TranslatedLibrary, DemoStyling>>();

/** Runs the translated text with the packages that the demo has fetched; the library comes from those of the editor. */
async function runTranslation(styling: DemoStyling, library: TranslatedLibrary): Promise<DemoModule> {
  const [{runText}, demo, sources] = await Promise.all([
    import('../editor/runText'),
    styling.load(),
    styling.loadTranslated?.[library](),
  ]);
  const text = sources?.default.files[0]?.text ?? '';
  const {default: component} = await runText(text, `${styling.file}.${library}.tsx`, {demo});
  return {...demo, default: component};
}

/**
 * A demo as the reader sees it with a date library: its code, and what runs.
 *
 * @returns the given styling where the demo is not translated
 */
export function inDateLibrary(styling: DemoStyling, library: DateLibrary): DemoStyling {
  const loadSources = library === DEFAULT_DATE_LIBRARY ? undefined : styling.loadTranslated?.[library];
  if (library === DEFAULT_DATE_LIBRARY || !loadSources) {
    return styling;
  }
  const known = made.get(styling) ?? new Map<TranslatedLibrary, DemoStyling>();
  const translated = known.get(library) ?? {
    ...styling,
    dateLibrary: library,
    loadSources,
    load: () => runTranslation(styling, library),
  };
  known.set(library, translated);
  made.set(styling, known);
  return translated;
}
