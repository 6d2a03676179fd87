import {sectionsOf, type Section} from './sections';

/**
 * The state of a translated section. `fresh`: translated from the present English text. `stale`: translated from an older one,
 * or without a mark. `missing`: not translated. `orphaned`: the English page no longer has it.
 */
export type SectionState = 'fresh' | 'stale' | 'missing' | 'orphaned';

export interface ComparedSection {
  readonly state: SectionState;
  readonly id: string;
  /** The English section; `undefined` if orphaned. */
  readonly english?: Section;
  /** The translated section; `undefined` if missing. */
  readonly translated?: Section;
}

/** Compares a translation with the English page, section by section, in the order of the English page. */
export function comparePage(english: string, translation: string): ComparedSection[] {
  const originals = sectionsOf(english);
  const translated = new Map(sectionsOf(translation).map((section) => [section.id, section]));
  const known = new Set(originals.map(({id}) => id));
  const compared = originals.map((original): ComparedSection => {
    const own = translated.get(original.id);
    if (!own) {
      return {state: 'missing', id: original.id, english: original};
    }
    const state = own.madeFrom === original.fingerprint ? 'fresh' : 'stale';
    return {state, id: original.id, english: original, translated: own};
  });
  const orphans = [...translated.values()].filter(({id}) => !known.has(id));
  return [...compared, ...orphans.map((own): ComparedSection => ({state: 'orphaned', id: own.id, translated: own}))];
}
