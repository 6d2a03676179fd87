import type {Excerpt} from './fullText';
import type {Term} from './query';

/** Letters and digits of a text with the place of each, so that `sort model` finds its letters in `sortModel`. */
function letters(text: string): {key: string; places: number[]} {
  let key = '';
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place]?.toLowerCase() ?? '';
    // A letter whose lower case is longer than itself would shift all places behind it.
    if (letter.length === 1 && /[\p{L}\p{M}\p{N}]/u.test(letter)) {
      key += letter;
      places.push(place);
    }
  }
  return {key, places};
}

/** Whether a word begins at a place of a name: after no letter, or with a capital after a small one. */
function beginsWord(name: string, place: number): boolean {
  const [before = ' ', here = ''] = [name[place - 1], name[place]];
  return (
    !/[\p{L}\p{M}\p{N}]/u.test(before) || (/\p{Lu}/u.test(here) && !/\p{Lu}/u.test(before)) || !/\p{ASCII}/u.test(here)
  );
}

/** Where a word stands in a name, at the beginning of one of its words. */
function placesOf(word: string, name: string, {key, places}: ReturnType<typeof letters>): [number, number] | undefined {
  for (let start = key.indexOf(word); start !== -1; start = key.indexOf(word, start + 1)) {
    const [first = 0, last = 0] = [places[start], places[start + word.length - 1]];
    if (beginsWord(name, first)) {
      return [first, last];
    }
  }
  return undefined;
}

/** A name with the letters marked that the words of a question stand for. */
export function markedParts(name: string, terms: readonly Term[]): Excerpt['parts'] {
  const known = letters(name);
  const isMarked = new Array<boolean>(name.length).fill(false);
  for (const word of terms.flatMap((term) => [term.key, ...term.words])) {
    const found = word.length > 1 ? placesOf(word, name, known) : undefined;
    if (found) {
      isMarked.fill(true, found[0], found[1] + 1);
    }
  }
  const parts: {text: string; isMarked: boolean}[] = [];
  for (let place = 0; place < name.length; place += 1) {
    const marked = isMarked[place] ?? false;
    const last = parts.at(-1);
    if (last?.isMarked === marked) {
      last.text += name[place] ?? '';
    } else {
      parts.push({text: name[place] ?? '', isMarked: marked});
    }
  }
  return parts;
}
