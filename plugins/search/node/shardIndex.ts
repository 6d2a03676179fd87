import {createHash} from 'node:crypto';
import type {ShardedIndex, IndexedWord, SavedIndex} from '../textIndex';

/** How long a shard is, in characters, unless a single word takes more: about 3 KB on their way. */
const SHARD_LENGTH = 12_000;

/** The files of a sharded index. */
export interface IndexFiles {
  readonly head: ShardedIndex;
  /** By the names of files: what they hold. */
  readonly shards: ReadonlyMap<string, readonly IndexedWord[]>;
}

/** Neighboring words as groups of one length, as JSON. */
function inGroups(words: readonly IndexedWord[]): IndexedWord[][] {
  const groups: IndexedWord[][] = [];
  let free = 0;
  for (const word of words) {
    const {length} = JSON.stringify(word);
    if (length > free || groups.length === 0) {
      groups.push([]);
      free = SHARD_LENGTH;
    }
    groups.at(-1)?.push(word);
    free -= length;
  }
  return groups;
}

/**
 * Divides a saved index into shards, so that what a question loads does not grow with the site. A file is named by what it holds:
 * an index never gets a shard of another deployment's.
 */
export function shardIndex(saved: SavedIndex): IndexFiles {
  const words = [...saved.index].sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const groups = inGroups(words).map((group) => {
    const hash = createHash('sha256').update(JSON.stringify(group)).digest('hex').slice(0, 8);
    return {first: group[0]?.[0] ?? '', file: `${hash}.json`, group};
  });
  return {
    head: {...saved, index: [], shards: groups.map(({first, file}) => ({first, file}))},
    shards: new Map(groups.map(({file, group}) => [file, group])),
  };
}
