import {RECENT_SEARCHES_KEY} from '@site/src/site/storage';
import {readStored, writeStored} from '@site/src/ui/storage';

const MOST_KEPT = 5;
const LONGEST_KEPT = 80;

/** What the reader searched for lately, the last first; nothing where storage is blocked or holds something else. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(RECENT_SEARCHES_KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((search): search is string => typeof search === 'string' && search !== '').slice(0, MOST_KEPT)
      : [];
  } catch {
    return [];
  }
}

/** Remembers a search that led somewhere. */
export function rememberSearch(text: string): void {
  const search = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_KEPT);
  if (search !== '') {
    const others = readRecentSearches().filter((kept) => kept.toLowerCase() !== search.toLowerCase());
    writeStored(RECENT_SEARCHES_KEY, JSON.stringify([search, ...others].slice(0, MOST_KEPT)));
  }
}

/** Forgets all of them. */
export function forgetSearches(): void {
  writeStored(RECENT_SEARCHES_KEY, '[]');
}
