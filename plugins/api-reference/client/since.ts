import {API_SINCE_ATTRIBUTE, API_SINCE_KEY} from '@site/src/site/storage';
import {readStored, removeStored, writeStored} from '@site/src/ui/storage';
import {minorOf} from './SinceMark';

/** The choice that leaves rows of every release. */
export const ANY_RELEASE = 0;

/** The releases that the rows of a page may be of: the first and the last minor of the packages. */
export interface MinorReleases {
  readonly major: number;
  readonly first: number;
  readonly last: number;
}

/** @param from,to the first and the last stable release: `6.0.0`, `6.19.2` */
export function minorReleases(from: string, to: string): MinorReleases {
  return {major: Number.parseInt(to, 10) || 0, first: minorOf(from), last: minorOf(to)};
}

/** What the reader chose, on whichever page; anything else that storage holds is no choice. */
export function storedSince(major: number): number {
  const stored = readStored(API_SINCE_KEY) ?? '';
  return /^\d{1,2}\.\d{1,3}$/.test(stored) && Number.parseInt(stored, 10) === major ? minorOf(stored) : ANY_RELEASE;
}

/** Remembers a choice for all API pages. The attribute keeps the next page's rows from flashing before they are filtered. */
export function rememberSince(major: number, minor: number): void {
  if (minor === ANY_RELEASE) {
    removeStored(API_SINCE_KEY);
    document.documentElement.removeAttribute(API_SINCE_ATTRIBUTE);
  } else {
    writeStored(API_SINCE_KEY, `${major}.${minor}`);
    document.documentElement.setAttribute(API_SINCE_ATTRIBUTE, '');
  }
}

/**
 * The minor releases that a reader may choose, the newest first. The first one leaves everything, and is no choice, unless it
 * was chosen on the page of another product.
 */
export function sinceChoices({first, last}: MinorReleases, chosen: number): number[] {
  const later = Array.from({length: Math.max(0, last - first)}, (_, index) => last - index);
  return chosen === ANY_RELEASE || later.includes(chosen) ? later : [...later, chosen].sort((a, b) => b - a);
}
