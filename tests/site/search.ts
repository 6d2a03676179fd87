import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {
  FILE_LIST,
  INDEX_FOLDER,
  MESSAGES_FILE,
  NAMES_FILE,
  sectionsFile,
  TEXT_FILE,
  textShardFile,
  TYPES_FILE,
} from '../../plugins/search/urls';
import {excerptOf, type Excerpt} from '../../plugins/search/client/excerpt';
import {wordsToRead} from '../../plugins/search/client/matchTexts';
import {readQuery} from '../../plugins/search/client/query';
import type {SearchResult} from '../../plugins/search/client/rank';
import type {SearchAnswer} from '../../plugins/search/client/searchEngine';
import {TEXT_INDEX, type ShardedIndex, type IndexedPage} from '../../plugins/search/textIndex';
import type {PageSection, SearchNames, SearchTypes} from '../../plugins/search/types';
import {ACCEPTED_LANGUAGES} from '../../src/site/languages';
import {hasStandardLayout, readLanguage, readVersion} from '../../src/site/paths';
import {isBuilt, isUnreadable, pageAt, readablePages} from './builtPages';
import {BUILT_FILES, builtFiles, gzipSizeOf, readBytes, readData} from './builtFiles';
import {attribute, valuesOf, type Element} from './pageTree';
import {ask, engineOf, FIRST, linesOf, textReaderOf} from './searchAnswers';
import {searchNamesTests} from './searchNames';

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

/** What the names and the text index may weigh for a first question, after gzip. */
const FIRST_QUESTION_BYTES = 70_000;

let names: SearchNames;

/** The shards of the text index of a language, from its base URL without a slash before it. */
function shardsOf(base: string): ShardedIndex['shards'] {
  return readData<ShardedIndex>(base + TEXT_FILE).shards;
}

/** The excerpt that a result shows for a question. */
function excerptFor({entry}: SearchResult, question: string, baseUrl: string): Excerpt {
  const file = sectionsFile(entry.places[0].url, baseUrl);
  return excerptOf(readData<PageSection[]>(baseUrl.slice(1) + file), question, entry);
}

function urlsOf(answer: SearchAnswer): string[] {
  return linesOf(answer).map(({url}) => url);
}

function answers(url: string, answer: string): boolean {
  return answer.includes('#') ? url === answer : url.replace(/#.*$/, '') === answer && !/#/.test(url);
}

/** Whether a page is built, in any language. */
function isThere(route: string): boolean {
  return isBuilt(route) || BUILT_FILES.has(`${route.slice(1)}index.html`);
}

/** Questions whose answer is in the build. */
function answerable(): Question[] {
  return QUESTIONS.filter((question) => question.answers.some((answer) => isThere(answer.replace(/#.*$/, ''))));
}

/** Whether the URL of an answer exists. */
function exists(answer: string): boolean {
  const [route = '', id] = answer.split('#');
  return isUnreadable(route) || (id === undefined ? isThere(route) : (pageAt(route)?.anchors.has(id) ?? false));
}

/** Pages of the current version that the index should name. */
function searchableRoutes(): string[] {
  return readablePages()
    .map(({route}) => route)
    .filter((route) => route.startsWith('/x/') && hasStandardLayout(route) && readVersion(route).version === undefined);
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

  // One language has far fewer questions, and would be lost in the share of both.
  test.each(ACCEPTED_LANGUAGES)(
    `in %s, the first ${FIRST} results answer ${LEAST_SHARE * 100} % of the questions`,
    async (language) => {
      const asked = answerable().filter(({from = '/'}) => readLanguage(from).userLanguage === language);
      expect(asked.length).toBeGreaterThanOrEqual(20);
      const missed: string[] = [];
      for (const question of asked) {
        const found = urlsOf(await ask(question.question, question.from)).slice(0, FIRST);
        if (!found.some((url) => question.answers.some((answer) => answers(url, answer)))) {
          missed.push(`${question.question}: ${found.join(' ')}`);
        }
      }
      const share = 1 - missed.length / asked.length;
      expect(share >= LEAST_SHARE ? [] : missed).toEqual([]);
    },
  );

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
    const index = MiniSearch.loadJSON<IndexedPage>(JSON.stringify(readData(TEXT_FILE)), TEXT_INDEX);
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
        MESSAGES_FILE,
        NAMES_FILE,
        TEXT_FILE,
        ...shardsOf('').map(({file}) => textShardFile(file)),
        TYPES_FILE,
        ...written.map((route) => sectionsFile(route, '/')),
      ].sort(),
    );
  });

  test.each(['', 'zh/'])('the index of the text is light: %s', (base) => {
    const files = [TEXT_FILE, ...shardsOf(base).map(({file}) => textShardFile(file))];
    expect(files.length).toBeGreaterThan(5);
    const sizes = files.map((file) => brotliCompressSync(readBytes(base + file)).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(125_000);
  });

  test.each(['', 'zh/'])('the first question loads a small part of the index: %s', async (base) => {
    const always = gzipSizeOf(base + NAMES_FILE) + gzipSizeOf(base + TEXT_FILE);
    const sizes: number[] = [];
    for (const {question} of QUESTIONS) {
      const files: string[] = [];
      await textReaderOf(base, (file) => files.push(file))(wordsToRead(readQuery(question)));
      sizes.push(files.reduce((sum, file) => sum + gzipSizeOf(file), always));
    }
    expect(Math.max(...sizes)).toBeLessThan(FIRST_QUESTION_BYTES);
  });

  test('the list of names is light', () => {
    const content = readBytes(NAMES_FILE);
    expect(content.length).toBeGreaterThan(0);
    expect(brotliCompressSync(content).length).toBeLessThan(20_000);
  });

  test('the list of messages is light', () => {
    const content = readBytes(MESSAGES_FILE);
    expect(content.length).toBeGreaterThan(0);
    expect(brotliCompressSync(content).length).toBeLessThan(12_000);
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

  searchNamesTests();
}
