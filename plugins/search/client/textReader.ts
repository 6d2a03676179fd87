import MiniSearch from 'minisearch';
import {isBeginning, TEXT_INDEX, type CutIndex, type IndexedPage, type IndexedWord, type IndexPart} from '../textIndex';

/** Gives an index that knows all about some words, and maybe others; rejected if a part of it is missing. */
export type TextReader = (words: readonly string[]) => Promise<MiniSearch<IndexedPage>>;

/** The parts that may hold a word, or one that begins with it. */
function partsFor(word: string, parts: readonly IndexPart[]): readonly IndexPart[] {
  const later = parts.findIndex(({first}) => first > word);
  let end = later === -1 ? parts.length : later;
  const start = Math.max(0, end - 1);
  while (isBeginning(word) && parts[end]?.first.startsWith(word)) {
    end += 1;
  }
  return parts.slice(start, end);
}

/**
 * Reads the index of the text by parts.
 *
 * @param fetchPart gives the words of a file
 */
export function textReader(
  cut: Promise<CutIndex>,
  fetchPart: (file: string) => Promise<readonly IndexedWord[]>,
): TextReader {
  const fetched = new Map<string, Promise<readonly IndexedWord[]>>();
  const wordsOf = ({file}: IndexPart): Promise<readonly IndexedWord[]> => {
    const words = fetched.get(file) ?? fetchPart(file);
    fetched.set(file, words);
    words.catch(() => fetched.delete(file));
    return words;
  };
  let latest: {readonly key: string; readonly index: MiniSearch<IndexedPage>} | undefined;
  return async (words) => {
    const {parts, ...saved} = await cut;
    const sought = new Set(words.flatMap((word) => partsFor(word, parts)));
    const needed = parts.filter((part) => sought.has(part));
    const index = (await Promise.all(needed.map(wordsOf))).flat();
    const key = needed.map(({file}) => file).join(' ');
    // Most letters that are typed need what the letters before them did.
    if (latest?.key !== key) {
      latest = {key, index: MiniSearch.loadJSON(JSON.stringify({...saved, index}), TEXT_INDEX)};
    }
    return latest.index;
  };
}
