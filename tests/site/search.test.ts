import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {INDEX_FOLDER, NAMES_FILE} from '../../plugins/search/addresses';
import {startFullText} from '../../plugins/search/client/fullText';
import {SearchEngine, type SearchAnswer} from '../../plugins/search/client/searchEngine';
import type {SearchNames} from '../../plugins/search/types';
import {productOfPath, readVersion} from '../../src/site/paths';
import {BUILD, BUILT_FILES, pageAt, PAGES, readBuilt} from './builtSite';
import {NodeWorker, serveWorkersFrom} from './nodeWorker';

interface Question {
  readonly question: string;
  /** Addresses that answer it; one without a hash is answered by any place of the page. */
  readonly answers: readonly string[];
  /** The page on which it is asked. */
  readonly from?: string;
}

const QUESTIONS = JSON.parse(
  readFileSync(path.resolve(__dirname, '../fixtures/search/questions.json'), 'utf8'),
) as readonly Question[];

const FIRST = 3;
const LEAST_SHARE = 0.95;

const names = JSON.parse(readBuilt(NAMES_FILE)) as SearchNames;
serveWorkersFrom(BUILD);
Object.assign(globalThis, {Worker: NodeWorker});
const fullText = startFullText(`/${INDEX_FOLDER}`, 'en');
const engine = new SearchEngine(names, fullText);

afterAll(() => fullText.close());

async function ask(question: string, from = '/x/introduction/'): Promise<SearchAnswer> {
  let answer: SearchAnswer = {groups: []};
  const {hasFullText} = await engine.answer(question, productOfPath(from).productId, (better) => {
    answer = better;
  });
  expect(hasFullText).toBe(true);
  return answer;
}

function addressesOf({groups}: SearchAnswer): string[] {
  return groups.flatMap(({pages, names: named}) => [...pages, ...named].map(({address}) => address));
}

function answers(address: string, answer: string): boolean {
  return answer.includes('#') ? address === answer : address.replace(/#.*$/, '') === answer && !/#/.test(address);
}

/** Questions whose answer is built by now. */
const answerable = QUESTIONS.filter((question) =>
  question.answers.some((answer) => pageAt(answer.replace(/#.*$/, ''))),
);

test('there are questions enough', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
  expect(answerable.length).toBeGreaterThanOrEqual(40);
});

test('every question names an answer that exists', () => {
  const lost = answerable.filter(
    (question) =>
      !question.answers.some((answer) => {
        const [route = '', id] = answer.split('#');
        return id === undefined ? pageAt(route) : pageAt(route)?.anchors.has(id);
      }),
  );
  expect(lost.map(({question}) => question)).toEqual([]);
});

test(`the first ${FIRST} results hold the answer to ${LEAST_SHARE * 100} % of the questions`, async () => {
  const missed: string[] = [];
  for (const question of answerable) {
    const found = addressesOf(await ask(question.question, question.from)).slice(0, FIRST);
    if (!found.some((address) => question.answers.some((answer) => answers(address, answer)))) {
      missed.push(`${question.question}: ${found.join(' ')}`);
    }
  }
  const share = 1 - missed.length / answerable.length;
  expect(share >= LEAST_SHARE ? [] : missed).toEqual([]);
}, 60_000);

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

test('one slip is forgiven, and told', async () => {
  expect((await ask('multiSelct')).mended).toBe('multiselect');
  expect((await ask('multiSelect')).mended).toBeUndefined();
});

test.each(['x'.repeat(5000), '<img src=x onerror=alert(1)>', 'שלום עולם', '🎉🎉', '"', '\\', '%E0%A4%A', '\0', '   '])(
  'anything can be asked: %#',
  async (question) => {
    const answer = await ask(question).catch((error: unknown) => error);
    expect(answer).not.toBeInstanceOf(Error);
  },
);

test('an excerpt names the section that holds the words', async () => {
  const [first] = await fullText.find('disabled items');
  const excerpt = await first?.excerpt(['disabl']);
  expect(excerpt?.section).toMatchObject({address: expect.stringMatching(/^\/x\/.+\/#.+/) as string});
  expect(excerpt?.parts.some(({isMarked}) => isMarked)).toBe(true);
});

test('the index names every page of the current version, and only those that exist', () => {
  const routes = names.pages.map(({path: route}) => route);
  expect(routes.filter((route) => !pageAt(route) || readVersion(route).version !== undefined)).toEqual([]);
  const leadsOn = (html: string): boolean => /http-equiv="?refresh/i.test(html);
  const isListed = (route: string): boolean => route.startsWith('/x/') && readVersion(route).version === undefined;
  const readable = PAGES.filter(({route, html}) => isListed(route) && !leadsOn(html)).map(({route}) => route);
  expect(readable.filter((route) => !routes.includes(route))).toEqual([]);
});

test('only what a browser fetches is deployed', () => {
  const files = [...BUILT_FILES].filter((file) => file.startsWith(INDEX_FOLDER)).map((file) => path.extname(file));
  expect([...new Set(files)].sort()).toEqual(['.js', '.json', '.pagefind', '.pf_fragment', '.pf_index', '.pf_meta']);
});

test('a word fetches a small piece of the index', () => {
  const chunks = [...BUILT_FILES].filter((file) => file.startsWith(`${INDEX_FOLDER}index/`));
  expect(chunks.length).toBeGreaterThan(10);
  expect(chunks.filter((file) => statSync(path.join(BUILD, file)).size > 10_000)).toEqual([]);
});

test('the list of names is light', () => {
  const file = path.join(BUILD, NAMES_FILE);
  expect(existsSync(file) && statSync(file).size).toBeGreaterThan(0);
  expect(brotliCompressSync(readFileSync(file)).length).toBeLessThan(20_000);
});
