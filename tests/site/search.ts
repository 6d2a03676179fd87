import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {INDEX_FOLDER, NAMES_FILE} from '../../plugins/search/urls';
import {startFullText} from '../../plugins/search/client/fullText';
import {SearchEngine, type SearchAnswer} from '../../plugins/search/client/searchEngine';
import type {SearchNames} from '../../plugins/search/types';
import {productOfPath, readVersion} from '../../src/site/paths';
import {isBuilt, isUnreadable, pageAt, readablePages} from './builtPages';
import {BUILD, builtFiles, readBytes, readData} from './builtFiles';
import {NodeWorker, serveWorkersFrom} from './nodeWorker';
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
let fullText: ReturnType<typeof startFullText>;
let engine: SearchEngine;

function startSearch(): void {
  names = readData<SearchNames>(NAMES_FILE);
  serveWorkersFrom(BUILD);
  Object.assign(globalThis, {Worker: NodeWorker});
  fullText = startFullText(`/${INDEX_FOLDER}`, 'en');
  engine = new SearchEngine(names, fullText);
}

function stopSearch(): void {
  fullText?.close();
  Object.assign(globalThis, {Worker: undefined});
}

async function ask(question: string, from = '/x/introduction/'): Promise<SearchAnswer> {
  let answer: SearchAnswer = {groups: []};
  const {hasFullText} = await engine.answer(question, productOfPath(from).productId, (better) => {
    answer = better;
  });
  expect(hasFullText).toBe(true);
  return answer;
}

function urlsOf({groups}: SearchAnswer): string[] {
  return groups.flatMap(({pages, names: named}) => [...pages, ...named].map(({url}) => url));
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
  beforeAll(startSearch);
  afterAll(stopSearch);

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

  test('pages come before what has a name', async () => {
    for (const {pages, names: named} of (await ask('tree view')).groups) {
      expect(pages.every(({entry}) => entry.kind === 'page')).toBe(true);
      expect(named.some(({entry}) => entry.kind === 'page')).toBe(false);
    }
  });

  test.each([
    ['分页', '/zh/x/react-data-grid/', '/zh/x/react-tree-view/'],
    ['树形数据', '/zh/x/introduction/licensing/', '/zh/x/react-tree-view/'],
    ['日期选择器', '/zh/x/react-date-pickers/date-picker/', '/zh/x/react-tree-view/'],
    ['许可证密钥', '/zh/x/introduction/licensing/', '/zh/x/react-charts/'],
  ])('in Chinese, %s finds %s, and not %s', async (question, answer, other) => {
    const chinese = startFullText(`/zh/${INDEX_FOLDER}`, 'zh-CN');
    const answers: SearchAnswer[] = [];
    await new SearchEngine(readData<SearchNames>(`zh/${NAMES_FILE}`), chinese).answer(question, 'x', (given) => {
      answers.push(given);
    });
    const [last] = answers.slice(-1);
    const found = last ? urlsOf(last).map((url) => url.replace(/#.*$/, '')) : [];
    expect(found).toContain(answer);
    expect(found).not.toContain(other);
    const texts = await chinese.find(question, [question]);
    const excerpts = await Promise.all(texts.map((text) => text.excerpt([])));
    expect(excerpts.every(({parts}) => parts.some(({text, isMarked}) => isMarked && text === question))).toBe(true);
    chinese.close();
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
    const [first] = await fullText.find('disabled items');
    const excerpt = await first?.excerpt(['disabl']);
    expect(excerpt?.section).toMatchObject({url: expect.stringMatching(/^\/x\/.+\/#.+/) as string});
    expect(excerpt?.parts.some(({isMarked}) => isMarked)).toBe(true);
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
    const endings = builtFiles(new RegExp(`^${INDEX_FOLDER}`)).map((file) => path.extname(file));
    expect([...new Set(endings)].sort()).toEqual([
      '.js',
      '.json',
      '.pagefind',
      '.pf_fragment',
      '.pf_index',
      '.pf_meta',
    ]);
  });

  test('a word fetches a small piece of the index', () => {
    const chunks = builtFiles(new RegExp(`^${INDEX_FOLDER}index/`));
    expect(chunks.length).toBeGreaterThan(10);
    expect(chunks.filter((file) => readBytes(file).length > 10_000)).toEqual([]);
  });

  test('the list of names is light', () => {
    const content = readBytes(NAMES_FILE);
    expect(content.length).toBeGreaterThan(0);
    expect(brotliCompressSync(content).length).toBeLessThan(20_000);
  });
}
