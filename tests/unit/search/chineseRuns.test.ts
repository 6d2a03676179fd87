import MiniSearch from 'minisearch';
import {cutAtNames, cutRuns} from '../../../plugins/search/client/cutRuns';
import {makeNameIndex} from '../../../plugins/search/client/nameIndex';
import {readQuery} from '../../../plugins/search/client/query';
import {SearchEngine, type SearchAnswer} from '../../../plugins/search/client/searchEngine';
import {TEXT_INDEX, type IndexedPage} from '../../../plugins/search/textIndex';
import type {SearchNames} from '../../../plugins/search/types';
import {pairsOf} from '../../../plugins/search/words';

const NAMES: SearchNames = {
  pages: [
    {path: '/zh/x/react-data-grid/', title: '概述'},
    {path: '/zh/x/react-data-grid/pagination/', title: 'Pagination', label: '分页'},
    {path: '/zh/x/react-data-grid/export/', title: 'Export', label: '导出'},
    {path: '/zh/x/react-date-pickers/validation/', title: '校验'},
    {path: '/zh/x/migration/migration-data-grid-v4/', title: 'Migration from v4 to v5 (Data Grid)'},
    {path: '/zh/x/migration/migration-data-grid-v5/', title: 'Breaking changes: Data Grid'},
  ],
  words: '',
};
const TEXTS: Readonly<Record<string, string>> = {
  '/zh/x/react-data-grid/': '表格可以排序，服务端的数据也可以。',
  '/zh/x/react-date-pickers/validation/': '某些日期可以禁用。',
  '/zh/x/migration/migration-data-grid-v4/': '服务端的导出很慢。',
};

const index = makeNameIndex(NAMES);
const texts = new MiniSearch<IndexedPage>(TEXT_INDEX);
texts.addAll(NAMES.pages.map(({path, title}) => ({path, title, headings: '', text: TEXTS[path] ?? ''})));

async function ask(question: string): Promise<SearchAnswer | undefined> {
  const answers: SearchAnswer[] = [];
  const engine = new SearchEngine(NAMES, {text: () => Promise.resolve(texts)});
  await engine.answer(question, null, (answer) => answers.push(answer));
  return answers.at(-1);
}

test.each([
  ['数据表格分页', '数据表格 分页', '/zh/x/react-data-grid/pagination/'],
  ['服务端分页', '服务端 分页', '/zh/x/react-data-grid/pagination/'],
  ['如何导出数据', '导出 数据', '/zh/x/react-data-grid/export/'],
  ['禁用日期', '禁用 日期', '/zh/x/react-date-pickers/validation/'],
])('words of Chinese are found where no page has %s as it was typed', async (question, cut, url) => {
  const answer = await ask(question);
  const urls = answer?.groups.flatMap(({results}) => results.map((result) => result.url));
  expect(answer).toMatchObject({cut});
  expect(answer?.fixed).toBeUndefined();
  expect(urls).toContain(url);
});

test('what a page or a name has as it was typed stays whole', async () => {
  expect((await ask('分页'))?.cut).toBeUndefined();
  expect((await ask('可以禁用'))?.cut).toBeUndefined();
  const whole = readQuery('数据表格 Pagination');
  expect(cutRuns(whole, index)).toBe(whole);
  expect(cutRuns(readQuery('日期分页'), index, (run) => run === '日期分页').terms).toHaveLength(1);
});

test('a character between two names is left out, and a long run has no more words than any question', () => {
  const hasPair = (run: string) => run.length === 2;
  const keys = (question: string) => cutRuns(readQuery(question), index, hasPair).terms.map(({key}) => key);
  expect(keys('分页的导出')).toEqual(['分页', '导出']);
  expect(pairsOf('排序和分组')).toEqual(['排序', '序和', '分组']);
  expect(pairsOf('和')).toEqual(['和']);
  expect(keys('用户每天都想要知道为了这个那里谁去过吗')).toHaveLength(10);
});

test.each([
  ['我想在数据表格中把选中的行导出到Excel', '数据表格 导出 excel'],
  ['我的项目里使用数据表格之后控制台一直报错 rowHeight', '数据表格 rowheight'],
  ['如何在DataGrid中实现服务端分页和导出', 'datagrid 分页 导出'],
  ['一直报错 getRowId', 'getrowid'],
])('pairs that may be no words do not count beside those of %s', (question, cut) => {
  const {terms} = cutRuns(readQuery(question), index, (run) => run.length === 2 && texts.search(run).length > 0);
  expect(terms.map(({key}) => key).join(' ')).toBe(cut);
});

test('what is left of a question is its name', () => {
  expect(cutRuns(readQuery('分页呢'), index).key).toBe('分页');
});

test('a word that begins as a word that asks does stays whole', () => {
  expect(readQuery('数据表格怎么样式不生效').terms.map(({key}) => key)).toEqual(['数据表格', '样式不生效']);
});

test('a word that stands around questions is found where it is all that is asked for', () => {
  const found = new MiniSearch<IndexedPage>(TEXT_INDEX);
  found.add({path: '/zh/x/', title: '', headings: '', text: '使用主题'});
  expect(found.search('使用')).toHaveLength(1);
});

test.each(['过滤', '没有人说的话', '树'])(
  '%s, of which nothing has a word, stays as it was typed',
  async (question) => {
    const query = readQuery(question);
    expect(cutRuns(query, index)).toBe(query);
    expect((await ask(question))?.cut).toBeUndefined();
  },
);

test('a run that some page has is cut at the names in it for names alone', async () => {
  const query = readQuery('导出表格');
  const isInTexts = (run: string) => run === '导出表格';
  expect(cutRuns(query, index, isInTexts)).toBe(query);
  expect(cutAtNames(query, index, isInTexts).terms.map(({key}) => key)).toEqual(['导出', '表格']);
  expect(cutAtNames(readQuery('可以禁用'), index, () => true).terms).toHaveLength(1);
  const answer = await ask('服务端的导出');
  expect(answer?.cut).toBeUndefined();
  const results = answer?.groups.flatMap((group) => group.results) ?? [];
  expect(results.map(({url}) => url)).toEqual(
    expect.arrayContaining(['/zh/x/react-data-grid/export/', '/zh/x/migration/migration-data-grid-v4/']),
  );
});

test('words that ask are no part of a run', () => {
  const keys = (question: string) => readQuery(question).terms.map(({key}) => key);
  expect(keys('如何导出')).toEqual(['导出']);
  expect(keys('导出为什么慢')).toEqual(['导出', '慢']);
  expect(keys('如何')).toEqual(['如何']);
});

test.each(['从 v5 升级', '从v5升级', '如何从v5迁移', 'v5 升级到 v6', '怎么升级到v6', '从v5到v6'])(
  'who asks %s is sent to the guide from v5',
  async (question) => {
    const [first] = (await ask(question))?.groups[0]?.results ?? [];
    expect(first).toMatchObject({url: '/zh/x/migration/migration-data-grid-v5/', isExact: true});
  },
);

test('no pair begins with a particle, unless there is no other', () => {
  expect(pairsOf('日期的格式')).toEqual(['日期', '期的', '格式']);
  expect(pairsOf('目的')).toEqual(['目的']);
  expect(pairsOf('的确')).toEqual(['的确']);
  expect(pairsOf('的')).toEqual(['的']);
});

test('times of examples are no words of the index', () => {
  const tokenize = TEXT_INDEX.tokenize ?? (() => []);
  expect(tokenize('2024-05-16T22:00 gives 2024 and 12h in v6')).toEqual(['00', 'gives', '12h', 'v6']);
});
