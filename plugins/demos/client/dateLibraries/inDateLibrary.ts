import {DEFAULT_DATE_LIBRARY, type DateLibrary, type TranslatedLibrary} from '@site/src/site/dateLibraries';
import type {DemoModule, DemoStyling, DemoTranslation} from '../../types';

/** What was made of a styling before: React knows it again. */
const made = new WeakMap<DemoStyling, Map<TranslatedLibrary, DemoStyling>>();

async function loadTranslated(styling: DemoStyling, translation: DemoTranslation): Promise<DemoModule> {
  const [{runTranslation}, demo] = await Promise.all([import('./runTranslation'), styling.load()]);
  return runTranslation(translation, demo);
}

/**
 * A demo as the reader sees it with a date library: its code, and what runs.
 *
 * @returns the given styling where the demo is not translated
 */
export function inDateLibrary(styling: DemoStyling, library: DateLibrary): DemoStyling {
  const translation = library === DEFAULT_DATE_LIBRARY ? undefined : styling.translations?.[library];
  if (library === DEFAULT_DATE_LIBRARY || !translation) {
    return styling;
  }
  const known = made.get(styling) ?? new Map<TranslatedLibrary, DemoStyling>();
  const translated = known.get(library) ?? {
    ...styling,
    dateLibrary: library,
    loadSources: translation.loadSources,
    load: () => loadTranslated(styling, translation),
  };
  known.set(library, translated);
  made.set(styling, known);
  return translated;
}
