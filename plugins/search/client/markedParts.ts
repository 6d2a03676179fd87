import type {Term} from './query';

/** A part of a line, marked if it was asked for. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Where a marked part begins, and where the text goes on after it. */
export type Range = readonly [start: number, end: number];

/** A text in parts, with some ranges marked; they may overlap. */
export function markRanges(text: string, ranges: readonly Range[]): TextPart[] {
  const parts: {text: string; isMarked: boolean}[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const isMarked = ranges.some(([start, end]) => place >= start && place < end);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) {
      last.text += text[place] ?? '';
    } else {
      parts.push({text: text[place] ?? '', isMarked});
    }
  }
  return parts;
}

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
function rangeOf(word: string, name: string, {key, places}: ReturnType<typeof letters>): Range | undefined {
  for (let start = key.indexOf(word); start !== -1; start = key.indexOf(word, start + 1)) {
    const [first = 0, last = 0] = [places[start], places[start + word.length - 1]];
    if (beginsWord(name, first)) {
      return [first, last + 1];
    }
  }
  return undefined;
}

/** A name with the letters marked that the words of a question stand for. */
export function markedParts(name: string, terms: readonly Term[]): TextPart[] {
  const known = letters(name);
  const words = terms.flatMap((term) => [term.key, ...term.words]).filter((word) => word.length > 1);
  const ranges = words.map((word) => rangeOf(word, name, known)).filter((range) => range !== undefined);
  return markRanges(name, ranges);
}
