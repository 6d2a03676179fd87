import {RECENT_SEARCHES_KEY} from '@site/src/site/storage';
import {readStored, writeStored} from '@site/src/ui/storage';
import {wholeCharacters} from './wholeCharacters';

const MOST_KEPT = 5;
const LONGEST_KEPT = 80;

/** A search as it is kept. */
function tidy(text: string): string {
  return wholeCharacters(text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_KEPT)).trim();
}

/** What the reader searched for lately, the last first; nothing if storage is blocked or holds something else. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(RECENT_SEARCHES_KEY) ?? '[]');
    const searches = Array.isArray(kept) ? kept.filter((search) => typeof search === 'string').map(tidy) : [];
    return [...new Set(searches)].filter((search) => search !== '').slice(0, MOST_KEPT);
  } catch {
    return [];
  }
}

/** What a reader who chose a result was about to write: a last word that is only the beginning of one in the name is completed. */
function completed(search: string, name: string): string {
  const start = search.lastIndexOf(' ') + 1;
  const last = search.slice(start).toLowerCase();
  const words = name.split(/[\s,():]+/).filter((word) => word.toLowerCase().startsWith(last));
  const isWhole = words.some((word) => word.length === last.length);
  return isWhole ? search : search.slice(0, start) + (words[0] ?? search.slice(start));
}

/**
 * Remembers a search that led somewhere.
 *
 * @param name what the chosen result is called, if one was chosen
 */
export function rememberSearch(text: string, name = ''): void {
  const typed = tidy(text);
  const search = typed === '' ? '' : tidy(completed(typed, name));
  if (search !== '') {
    const others = readRecentSearches().filter((kept) => kept.toLowerCase() !== search.toLowerCase());
    writeStored(RECENT_SEARCHES_KEY, JSON.stringify([search, ...others].slice(0, MOST_KEPT)));
  }
}

/** Forgets all of them. */
export function forgetSearches(): void {
  writeStored(RECENT_SEARCHES_KEY, '[]');
}
