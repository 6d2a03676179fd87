import {isBeginning} from '../textIndex';
import type {PageSection} from '../types';
import {isUnspaced, keyOf, splitWords, wordsIn} from '../words';
import {markRanges, type TextPart} from './markedParts';
import type {NameEntry} from './nameIndex';
import {readQuery, significantTerms, type Term} from './query';
import {stem} from './stem';

/** The place in a page that fits a question best. */
export interface Excerpt {
  /** Text around the words, which are marked. */
  readonly parts: readonly TextPart[];
  /** The section that the place is in, if it is not the page's beginning. */
  readonly section?: {readonly title: string; readonly url: string};
}

/** A word of a question in a text. */
interface Place {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** How much of a text is shown before the first word and after it, in characters. */
const BEFORE = 24;
const AFTER = 140;

/** Where a run of a script without spaces holds a word. */
function placesInRun(run: string, key: string): Place[] {
  const places: Place[] = [];
  for (let start = run.indexOf(key); start !== -1; start = run.indexOf(key, start + key.length)) {
    places.push({key, start, end: start + key.length});
  }
  return places;
}

/** Whether a word is what the index finds for another: itself, or one that begins with what its forms share. */
function isFormOf(word: string, key: string): boolean {
  const shared = stem(key);
  return word === shared || (isBeginning(shared) && word.startsWith(shared));
}

/** Where the words of a question stand in a text, whichever form they have there. */
function placesOf(text: string, terms: readonly Term[]): Place[] {
  return wordsIn(text).flatMap(({word, start}) =>
    terms.flatMap(({key}): Place[] => {
      if (isUnspaced(word)) {
        return placesInRun(word, key).map((place) => ({...place, start: place.start + start, end: place.end + start}));
      }
      return isFormOf(keyOf(word), key) ? [{key, start, end: start + word.length}] : [];
    }),
  );
}

/** What a word of the heading counts that the text lacks: alone less than one of the text, which can be shown. */
const NAMED_ALONE = 0.6;

/** How much of a question a section holds. Words in its heading count most: they are what it is about. */
function weightOf(title: string, places: readonly Place[], telling: readonly string[]): number {
  const words = splitWords(title).map(stem);
  const named = telling.filter((word) => words.includes(word)).length;
  const held = new Set(places.map(({key}) => key)).size;
  // A heading with several of them is the question.
  return (1 + 3 * named) * held + named ** 2 * NAMED_ALONE;
}

/** The place that has the most different words right after it. */
function densest(places: readonly Place[]): Place | undefined {
  const counted = places.map((place) => {
    const near = places.filter(({start, end}) => start >= place.start && end <= place.start + AFTER);
    return {place, count: new Set(near.map(({key}) => key)).size};
  });
  return counted.sort((one, other) => other.count - one.count)[0]?.place;
}

/** Where an excerpt begins: somewhat before the place, and not inside a word. */
function beginningBefore(text: string, place: number): number {
  const earliest = Math.max(0, place - BEFORE);
  if (earliest === 0 || isUnspaced(text[earliest] ?? '')) {
    return earliest;
  }
  return wordsIn(text).find(({start}) => start >= earliest)?.start ?? place;
}

/**
 * The part of a page that answers a question best.
 *
 * @param question as it was typed, or as it was meant
 * @param entry the page, whose product's words tell none of its sections from the others
 */
export function excerptOf(sections: readonly PageSection[], question: string, entry: NameEntry): Excerpt {
  const {terms} = readQuery(question);
  const telling = significantTerms(question, entry);
  const [best] = sections
    .map((section) => {
      const places = placesOf(section.text, terms);
      return {section, places, weight: weightOf(section.title, places, telling)};
    })
    .sort((a, b) => b.weight - a.weight);
  if (!best) {
    return {parts: []};
  }
  const {text, title, id} = best.section;
  const start = beginningBefore(text, densest(best.places)?.start ?? 0);
  const ranges = best.places.map((place) => [place.start - start, place.end - start] as const);
  return {
    parts: markRanges(text.slice(start, start + AFTER), ranges),
    ...(id !== undefined && {section: {title, url: `${entry.places[0].url}#${id}`}}),
  };
}
