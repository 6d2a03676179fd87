import {messageFit, messageWords} from '../messageWords';
import type {NameEntry, NameIndex} from './nameIndex';
import type {Query} from './query';

const words = new WeakMap<NameEntry, readonly string[]>();

function wordsOf(entry: NameEntry): readonly string[] {
  const known = words.get(entry) ?? messageWords(entry.name);
  words.set(entry, known);
  return known;
}

/**
 * The messages that a question is, or is a part of: somebody has pasted what a console printed, with other numbers and names
 * in it.
 *
 * @returns the best of them, and those that fit as well
 */
export function matchMessages({entries}: NameIndex, {pasted}: Query): ReadonlySet<NameEntry> {
  if (pasted.length < 2) {
    return new Set();
  }
  const fits = entries.flatMap((entry) => {
    const fit = entry.kind === 'messages' ? messageFit(wordsOf(entry), pasted) : 0;
    return fit > 0 ? [{entry, fit}] : [];
  });
  const best = Math.max(...fits.map(({fit}) => fit));
  return new Set(fits.flatMap(({entry, fit}) => (fit === best ? [entry] : [])));
}
