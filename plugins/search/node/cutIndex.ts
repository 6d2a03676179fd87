import {createHash} from 'node:crypto';
import type {CutIndex, IndexedWord, SavedIndex} from '../textIndex';

/** How long a part is, in characters, unless a single word takes more: about 4 KB on their way. */
const PART_LENGTH = 16_000;

/** The files of an index that was cut. */
export interface CutFiles {
  readonly cut: CutIndex;
  /** By the names of files: what they hold. */
  readonly parts: ReadonlyMap<string, readonly IndexedWord[]>;
}

/** Neighboring words as groups of one length, as JSON. */
function inGroups(words: readonly IndexedWord[]): IndexedWord[][] {
  const groups: IndexedWord[][] = [];
  let free = 0;
  for (const word of words) {
    const {length} = JSON.stringify(word);
    if (length > free || groups.length === 0) {
      groups.push([]);
      free = PART_LENGTH;
    }
    groups.at(-1)?.push(word);
    free -= length;
  }
  return groups;
}

/**
 * Cuts a saved index into parts, so that what a question loads does not grow with the site. A file is named by what it holds:
 * an index never gets a part of another deployment's.
 */
export function cutIndex(saved: SavedIndex): CutFiles {
  const words = [...saved.index].sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const groups = inGroups(words).map((group) => {
    const hash = createHash('sha256').update(JSON.stringify(group)).digest('hex').slice(0, 8);
    return {first: group[0]?.[0] ?? '', file: `${hash}.json`, group};
  });
  return {
    cut: {...saved, index: [], parts: groups.map(({first, file}) => ({first, file}))},
    parts: new Map(groups.map(({file, group}) => [file, group])),
  };
}
