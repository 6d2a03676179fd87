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

/** A name with the letters marked that the words of a question stand for. */
export function markedParts(name: string, terms: readonly Term[]): Excerpt['parts'] {
  const {key, places} = letters(name);
  const isMarked = new Array<boolean>(name.length).fill(false);
  for (const word of terms.flatMap((term) => [term.key, ...term.words])) {
    const start = word.length > 1 ? key.indexOf(word) : -1;
    if (start !== -1) {
      const [first = 0, last = 0] = [places[start], places[start + word.length - 1]];
      isMarked.fill(true, first, last + 1);
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
