import {compare} from 'semver';

/** The text of a release under one heading of the third level, or before the first one. */
export interface ChangelogPart {
  /** The heading without its hashes; empty for the text before the first heading. */
  readonly title: string;
  readonly text: string;
}

export interface ChangelogRelease {
  readonly version: string;
  /** An ISO date; `null` if the changelog has none. */
  readonly date: string | null;
  readonly parts: readonly ChangelogPart[];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const FENCE = /^\s*(?:```|~~~)/;
const DATE_LINE = /^_(?<month>[A-Z][a-z]{2})[a-z]* (?<day>\d{1,2}), (?<year>\d{4})_\s*$/m;

/** `_Jan 25, 2024_` as an ISO date. */
function isoDate(text: string): string | null {
  const {month = '', day = '', year = ''} = DATE_LINE.exec(text)?.groups ?? {};
  const number = MONTHS.indexOf(month) + 1;
  return number > 0 ? `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

/** Splits a text at its headings of one level. Lines in code fences are no headings. */
function splitAt(text: string, level: number): ChangelogPart[] {
  const mark = `${'#'.repeat(level)} `;
  const parts: {title: string; lines: string[]}[] = [{title: '', lines: []}];
  let isInFence = false;
  for (const line of text.split('\n')) {
    isInFence = FENCE.test(line) ? !isInFence : isInFence;
    if (!isInFence && line.startsWith(mark)) {
      parts.push({title: line.slice(mark.length).trim(), lines: []});
    } else {
      parts.at(-1)?.lines.push(line);
    }
  }
  return parts.map(({title, lines}) => ({title, text: lines.join('\n').trim()}));
}

/** The text under each heading of the fourth level, which names a package or a kind of changes. */
export function subsections(text: string): ChangelogPart[] {
  return splitAt(text, 4).filter((part) => part.title !== '' || part.text !== '');
}

/**
 * The releases of a changelog, in its order: the newest first.
 *
 * @param text a changelog as the packages ship it: a heading of the second level for each version
 * @param major the major whose releases are wanted, pre-releases included
 */
export function readChangelog(text: string, major: number): ChangelogRelease[] {
  return splitAt(text.replace(/\r\n/g, '\n'), 2)
    .filter(({title}) => VERSION.test(title) && Number.parseInt(title, 10) === major)
    .map(({title, text: own}) => ({
      version: title,
      date: isoDate(own),
      parts: splitAt(own.replace(DATE_LINE, ''), 3),
    }));
}

/** Merges changelogs. If several have the same version, the text of the first one is taken. */
export function mergeChangelogs(changelogs: readonly (readonly ChangelogRelease[])[]): ChangelogRelease[] {
  const merged = new Map<string, ChangelogRelease>();
  for (const release of changelogs.flat()) {
    if (!merged.has(release.version)) {
      merged.set(release.version, release);
    }
  }
  return [...merged.values()].sort((a, b) => compare(b.version, a.version));
}

export function isPreRelease(version: string): boolean {
  return version.includes('-');
}
