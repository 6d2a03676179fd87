import MiniSearch from 'minisearch';
import {
  isBeginning,
  TEXT_INDEX,
  type ShardedIndex,
  type IndexedPage,
  type IndexedWord,
  type IndexShard,
} from '../textIndex';

/** Gives an index that knows all about some words, and maybe others; rejected if a shard of it is missing. */
export type TextReader = (words: readonly string[]) => Promise<MiniSearch<IndexedPage>>;

/** The shards that may hold a word, or one that begins with it. */
function shardsFor(word: string, shards: readonly IndexShard[]): readonly IndexShard[] {
  const later = shards.findIndex(({first}) => first > word);
  let end = later === -1 ? shards.length : later;
  const start = Math.max(0, end - 1);
  while (isBeginning(word) && shards[end]?.first.startsWith(word)) {
    end += 1;
  }
  return shards.slice(start, end);
}

/**
 * Reads the index of the text by shards.
 *
 * @param fetchShard gives the words of a file
 */
export function textReader(
  head: Promise<ShardedIndex>,
  fetchShard: (file: string) => Promise<readonly IndexedWord[]>,
): TextReader {
  const fetched = new Map<string, Promise<readonly IndexedWord[]>>();
  const readShard = ({file}: IndexShard): Promise<readonly IndexedWord[]> => {
    const words = fetched.get(file) ?? fetchShard(file);
    fetched.set(file, words);
    words.catch(() => fetched.delete(file));
    return words;
  };
  let latest: {readonly key: string; readonly index: MiniSearch<IndexedPage>} | undefined;
  return async (words) => {
    const {shards, ...saved} = await head;
    const sought = new Set(words.flatMap((word) => shardsFor(word, shards)));
    const needed = shards.filter((shard) => sought.has(shard));
    const index = (await Promise.all(needed.map(readShard))).flat();
    const key = needed.map(({file}) => file).join(' ');
    // Most letters that are typed need what the letters before them did.
    if (latest?.key !== key) {
      latest = {key, index: MiniSearch.loadJSON(JSON.stringify({...saved, index}), TEXT_INDEX)};
    }
    return latest.index;
  };
}
