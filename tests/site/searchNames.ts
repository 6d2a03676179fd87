import {readQuery} from '../../plugins/search/client/query';
import type {SearchResult} from '../../plugins/search/client/rank';
import {subjectOfReference} from '../../plugins/search/client/subjects';
import type {SearchMessages, SearchNames} from '../../plugins/search/types';
import {MESSAGES_FILE, NAMES_FILE} from '../../plugins/search/urls';
import {keyOf, splitWords} from '../../plugins/search/words';
import {readData} from './builtFiles';
import {ask, FIRST, linesOf} from './searchAnswers';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function letter(random: () => number): string {
  return String.fromCharCode(97 + Math.floor(random() * 26));
}

/** A word with a letter left out, put in, wrong, or swapped with the next. */
function withSlip(word: string, random: () => number): string {
  const place = Math.floor(random() * (word.length - 1));
  const [before, here = '', next = '', after] = [
    word.slice(0, place),
    word[place],
    word[place + 1],
    word.slice(place + 2),
  ];
  const slips = [next, here + letter(random) + next, letter(random) + next, next + here];
  return before + (slips[Math.floor(random() * slips.length)] ?? '') + after;
}

export function searchNamesTests(): void {
  describe('names', () => {
    /** All that has a name, once each. */
    const allNames = (): string[] => {
      const messages = readData<SearchMessages>(MESSAGES_FILE);
      const names = readData<SearchNames>(NAMES_FILE).pages.flatMap(
        ({path, title, demos = [], rows = [], code = []}) => [
          title,
          ...demos,
          ...[...rows, ...code, ...(messages[path] ?? [])].flatMap((part) => part.names),
        ],
      );
      return [...new Set(names)];
    };
    /** Names of code of some length or more. */
    const codeNames = (least: number): string[] =>
      allNames().filter((name) => /^[\w-]+$/.test(name) && splitWords(name).length > 1 && name.length >= least);

    /** The first results whose name it is, or one of whose names. */
    const isNamed = ({entry}: SearchResult, name: string): boolean =>
      [entry, ...entry.labels].some(({key}) => key === keyOf(name));

    test('each name, as it is, leads to what is called so', async () => {
      const all = allNames();
      const missed: string[] = [];
      for (const name of all) {
        const [first] = linesOf(await ask(name));
        if (!first || !isNamed(first, name)) {
          missed.push(`${name}: ${first?.entry.name ?? 'nothing'}`);
        }
      }
      expect(all.length).toBeGreaterThan(2000);
      expect(missed).toEqual([]);
    });

    test.each([
      ['small letters', (name: string) => name.toLowerCase()],
      ['words', (name: string) => splitWords(name).join(' ')],
      ['hyphens', (name: string) => splitWords(name).join('-')],
    ])('names are the same in %s', async (_style, write) => {
      const missed: string[] = [];
      // Every fifth: the way of writing is tried, and not the name.
      for (const name of codeNames(4).filter((_name, index) => index % 5 === 0)) {
        const lines = linesOf(await ask(write(name)));
        // `data grid props` asks for the reference of the grid before the type.
        const first = lines[0]?.entry.key === subjectOfReference(readQuery(write(name))) ? lines[1] : lines[0];
        if (!first || !isNamed(first, name)) {
          missed.push(`${write(name)}: ${first?.entry.name ?? 'nothing'}`);
        }
      }
      expect(missed).toEqual([]);
    });

    test.each([
      {slips: 1, least: 5, share: 0.97},
      {slips: 2, least: 12, share: 0.96},
    ])('$slips slips in names of $least letters or more are forgiven', async ({slips, least, share}) => {
      const random = randomNumbers(2023);
      const known = codeNames(least);
      const missed: string[] = [];
      const count = 150;
      for (let round = 0; round < count; round += 1) {
        const name = known[Math.floor(random() * known.length)] ?? '';
        const typed = Array.from({length: slips}).reduce<string>((word) => withSlip(word, random), name);
        const first = linesOf(await ask(typed)).slice(0, FIRST);
        if (!first.some((result) => isNamed(result, name))) {
          missed.push(`${name} as ${typed}: ${first.map(({entry}) => entry.name).join(', ')}`);
        }
      }
      expect(1 - missed.length / count >= share ? [] : missed).toEqual([]);
    });

    test('nonsense finds nothing', async () => {
      const random = randomNumbers(6);
      const nonsense = Array.from({length: 200}, () =>
        Array.from({length: 4 + Math.floor(random() * 9)}, () => letter(random)).join(''),
      );
      const found: string[] = [];
      for (const word of ['asdkjhasd', 'qwertyzxcv', 'xxxxxxxxxx', ...nonsense]) {
        const [first] = linesOf(await ask(word));
        if (first) {
          found.push(`${word}: ${first.entry.name}`);
        }
      }
      expect(found.length <= 4 ? [] : found).toEqual([]);
      expect(found.filter((word) => /^(?:asdkjhasd|qwertyzxcv|xxxxxxxxxx):/.test(word))).toEqual([]);
    });
  });
}
