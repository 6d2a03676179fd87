import {sectionsOf, type Section} from './sections';

/**
 * How a section of a translation stands to the English one: made from what it says now; made from what it said before, or
 * from nobody knows what; not there; or there although English has it no more.
 */
export type SectionState = 'fresh' | 'stale' | 'missing' | 'orphaned';

export interface ComparedSection {
  readonly state: SectionState;
  readonly id: string;
  /** Where it stands in the English page; not for an orphaned one. */
  readonly english?: Section;
  /** Where it stands in the translation; not for a missing one. */
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
