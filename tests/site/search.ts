import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {FILE_LIST, INDEX_FOLDER, NAMES_FILE, sectionsFile, TEXT_FILE, TYPES_FILE} from '../../plugins/search/urls';
import {excerptOf, type Excerpt} from '../../plugins/search/client/excerpt';
import type {SearchResult} from '../../plugins/search/client/rank';
import {SearchEngine, type SearchAnswer} from '../../plugins/search/client/searchEngine';
import {TEXT_INDEX} from '../../plugins/search/textIndex';
import type {PageSection, SearchNames, SearchTypes} from '../../plugins/search/types';
import {keyOf, splitWords} from '../../plugins/search/words';
import {productOfPath, readVersion} from '../../src/site/paths';
import {isBuilt, isUnreadable, pageAt, readablePages} from './builtPages';
import {builtFiles, readBuilt, readBytes, readData} from './builtFiles';
import {attribute, valuesOf, type Element} from './pageTree';

interface Question {
  readonly question: string;
  /** URLs that answer it; a URL without a hash accepts any anchor of the page. */
  readonly answers: readonly string[];
  /** The page on which the reader searches. */
  readonly from?: string;
}

const QUESTIONS = JSON.parse(
  readFileSync(path.resolve(__dirname, '../fixtures/search/questions.json'), 'utf8'),
) as readonly Question[];

const FIRST = 3;
const LEAST_SHARE = 0.95;

/** What a reader may type that is no question. */
const NONSENSE = [
  'x'.repeat(5000),
  '<img src=x onerror=alert(1)>',
  'שלום עולם',
  '🎉🎉',
  '"',
  '\\',
  '%E0%A4%A',
  '\0',
  '   ',
];

let names: SearchNames;
let engine: SearchEngine;

/** The engine of one language, from its base URL without a slash before it. */
function engineOf(base: string): SearchEngine {
  const textIndex = MiniSearch.loadJSONAsync(readBuilt(base + TEXT_FILE), TEXT_INDEX);
  const types = readData<SearchTypes>(base + TYPES_FILE);
  return new SearchEngine(readData<SearchNames>(base + NAMES_FILE), textIndex, Promise.resolve(types));
}

/** The excerpt that a result shows for a question. */
function excerptFor({entry}: SearchResult, question: string, baseUrl: string): Excerpt {
  const file = sectionsFile(entry.places[0].url, baseUrl);
  return excerptOf(readData<PageSection[]>(baseUrl.slice(1) + file), question, entry);
}

async function ask(question: string, from = '/x/introduction/'): Promise<SearchAnswer> {
  let answer: SearchAnswer = {groups: []};
  const {hasFullText} = await engine.answer(question, productOfPath(from).productId, (better) => {
    answer = better;
  });
  expect(hasFullText).toBe(true);
  return answer;
}

function linesOf({groups}: SearchAnswer): SearchResult[] {
  return groups.flatMap(({results}) => results);
}

function urlsOf(answer: SearchAnswer): string[] {
  return linesOf(answer).map(({url}) => url);
}

function answers(url: string, answer: string): boolean {
  return answer.includes('#') ? url === answer : url.replace(/#.*$/, '') === answer && !/#/.test(url);
}

/** Questions whose answer is in the build. */
function answerable(): Question[] {
  return QUESTIONS.filter((question) => question.answers.some((answer) => isBuilt(answer.replace(/#.*$/, ''))));
}

/** Whether the URL of an answer exists. */
function exists(answer: string): boolean {
  const [route = '', id] = answer.split('#');
  return isUnreadable(route) || (id === undefined ? isBuilt(route) : (pageAt(route)?.anchors.has(id) ?? false));
}

/** Pages of the current version that the index should name. */
function searchableRoutes(): string[] {
  return readablePages()
    .map(({route}) => route)
    .filter((route) => route.startsWith('/x/') && readVersion(route).version === undefined);
}

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

/** The demos that a page shows. */
function demosOf(route: string): string[] {
  const isStage = (element: Element): boolean => attribute(element, 'data-demo-preview') !== undefined;
  const sections = pageAt(route)?.elementsByTagName.get('section') ?? [];
  const frames = sections.filter((section) =>
    section.children.some((child) => typeof child !== 'string' && isStage(child)),
  );
  return valuesOf(frames, 'id');
}

export function searchTests(): void {
  beforeAll(() => {
    names = readData<SearchNames>(NAMES_FILE);
    engine = engineOf('');
  });

  test('there are questions enough', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
    expect(answerable().length).toBeGreaterThanOrEqual(40);
  });

  test('every question names an answer that exists', () => {
    const lost = answerable().filter((question) => !question.answers.some(exists));
    expect(lost.map(({question}) => question)).toEqual([]);
    expect(['/x/nowhere/', '/x/introduction/#nowhere'].some(exists)).toBe(false);
  });

  test(`the first ${FIRST} results hold the answer to ${LEAST_SHARE * 100} % of the questions`, async () => {
    const missed: string[] = [];
    for (const question of answerable()) {
      const found = urlsOf(await ask(question.question, question.from)).slice(0, FIRST);
      if (!found.some((url) => question.answers.some((answer) => answers(url, answer)))) {
        missed.push(`${question.question}: ${found.join(' ')}`);
      }
    }
    const share = 1 - missed.length / answerable().length;
    expect(share >= LEAST_SHARE ? [] : missed).toEqual([]);
  });

  test('what the reader is reading about comes first', async () => {
    const here = await ask('overview', '/x/react-tree-view/');
    expect(here.groups[0]?.productId).toBe('x-tree-view');
  });

  test('pages come before what has a name, but for exact names', async () => {
    for (const {results} of (await ask('tree view')).groups) {
      const others = results.filter(({isExact}) => !isExact).map(({kind}) => kind === 'guide');
      expect(others).toEqual([...others].sort((a, b) => Number(b) - Number(a)));
    }
  });

  test.each([
    ['分页', '/zh/x/react-data-grid/', '/zh/x/react-tree-view/'],
    ['树形数据', '/zh/x/introduction/licensing/', '/zh/x/react-tree-view/'],
    ['日期选择器', '/zh/x/react-date-pickers/date-picker/', '/zh/x/react-tree-view/'],
    ['许可证密钥', '/zh/x/introduction/licensing/', '/zh/x/react-charts/'],
  ])('in Chinese, %s finds %s, and not %s', async (question, answer, other) => {
    const answers: SearchAnswer[] = [];
    await engineOf('zh/').answer(question, 'x', (given) => {
      answers.push(given);
    });
    const results = (answers.at(-1)?.groups ?? []).flatMap((group) => group.results);
    const found = results.map(({url}) => url.replace(/#.*$/, ''));
    expect(found).toContain(answer);
    expect(found).not.toContain(other);
    const excerpts = results.filter(({isInText}) => isInText).map((result) => excerptFor(result, question, '/zh/'));
    expect(excerpts.length).toBeGreaterThan(0);
    const isShown = ({parts, section}: Excerpt): boolean =>
      section?.title.includes(question) === true || parts.some(({text, isMarked}) => isMarked && text === question);
    expect(excerpts.filter((excerpt) => !isShown(excerpt))).toEqual([]);
  });

  test('one typo is forgiven, and shown', async () => {
    expect((await ask('multiSelct')).fixed).toBe('multiselect');
    expect((await ask('multiSelect')).fixed).toBeUndefined();
  });

  test('anything can be asked', async () => {
    for (const question of NONSENSE) {
      const answer = await ask(question).catch((error: unknown) => `${JSON.stringify(question)}: ${String(error)}`);
      expect(answer).toHaveProperty('groups');
    }
  });

  test('an excerpt names the section that holds the words', async () => {
    const first = linesOf(await ask('disabled items')).find(({kind}) => kind === 'guide');
    const excerpt = first && excerptFor(first, 'disabled items', '/');
    expect(excerpt?.section).toMatchObject({url: expect.stringMatching(/^\/x\/.+\/#.+/) as string});
    expect(excerpt?.parts.some(({isMarked}) => isMarked)).toBe(true);
  });

  test('the text of every written page can be found, and that of no API page', () => {
    const index = MiniSearch.loadJSON(readBuilt(TEXT_FILE), TEXT_INDEX);
    const indexed = (path: string): boolean => index.has(path);
    const isApi = (path: string): boolean => path.startsWith('/x/api/');
    expect(names.pages.map(({path: route}) => route).filter((route) => indexed(route) === isApi(route))).toEqual([]);
  });

  test('the index names every page of the current version, and only those that exist', () => {
    const routes = names.pages.map(({path: route}) => route);
    expect(routes.filter((route) => !isBuilt(route) || readVersion(route).version !== undefined)).toEqual([]);
    expect(searchableRoutes().filter((route) => !routes.includes(route))).toEqual([]);
    expect(routes).not.toContain('/');
  });

  test('the index names every demo, on its page', () => {
    const named = new Map(names.pages.map((page) => [page.path, page.demos ?? []]));
    const lacking = searchableRoutes().flatMap((route) =>
      demosOf(route)
        .filter((demo) => !named.get(route)?.includes(demo))
        .map((demo) => `${route}#${demo}`),
    );
    expect(lacking).toEqual([]);
    expect(demosOf('/x/react-tree-view/')).toContain('GmailTreeView');
  });

  test('only what a browser fetches is deployed', () => {
    const written = names.pages.map(({path: route}) => route).filter((route) => !route.startsWith('/x/api/'));
    expect(builtFiles(new RegExp(`^${INDEX_FOLDER}`))).toEqual(
      [
        INDEX_FOLDER + FILE_LIST,
        NAMES_FILE,
        TEXT_FILE,
        TYPES_FILE,
        ...written.map((route) => sectionsFile(route, '/')),
      ].sort(),
    );
  });

  test.each(['', 'zh/'])('the index of the text is light: %s', (base) => {
    const content = readBytes(base + TEXT_FILE);
    expect(content.length).toBeGreaterThan(0);
    expect(brotliCompressSync(content).length).toBeLessThan(125_000);
  });

  test('the list of names is light', () => {
    const content = readBytes(NAMES_FILE);
    expect(content.length).toBeGreaterThan(0);
    expect(brotliCompressSync(content).length).toBeLessThan(20_000);
  });

  test('the list of types is light', () => {
    const content = readBytes(TYPES_FILE);
    expect(content.length).toBeGreaterThan(0);
    expect(brotliCompressSync(content).length).toBeLessThan(12_000);
  });

  test('what the head of a page links to is no text', () => {
    const written = names.pages.map(({path: route}) => route).filter((route) => !route.startsWith('/x/api/'));
    const heads = written.filter((route) => {
      const sections = readData<PageSection[]>(sectionsFile(route, '/'));
      const text = sections.map((section) => `${section.title} ${section.text}`).join(' ');
      return /Copy as Markdown|Source Issues|API: |This page as JSON|Shown with demos/.test(text);
    });
    expect(written.length).toBeGreaterThan(100);
    expect(heads).toEqual([]);
  });

  test('rows of the reference have their types', async () => {
    const [first] = linesOf(await ask('onCellClick'));
    expect(first).toMatchObject({kind: 'api', type: expect.stringMatching(/^\(params: GridCellParams, /) as string});
    const rows = names.pages.flatMap(({rows = []}) => rows.filter(({section}) => section === 'props'));
    const typed = readData<SearchTypes>(TYPES_FILE);
    expect(typed.types.length).toBeGreaterThan(500);
    expect(Object.keys(typed.rows).length).toBeGreaterThan(80);
    expect(rows.length).toBeGreaterThan(80);
  });

  describe('names', () => {
    /** All that has a name, once each. */
    const allNames = (): string[] => [
      ...new Set(
        names.pages.flatMap(({title, demos = [], rows = [], code = [], messages = []}) => [
          title,
          ...demos,
          ...[...rows, ...code, ...messages].flatMap((part) => part.names),
        ]),
      ),
    ];
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
        const [first] = linesOf(await ask(write(name)));
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
