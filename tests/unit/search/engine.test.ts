import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import MiniSearch from 'minisearch';
import {SearchEngine, type SearchAnswer} from '../../../plugins/search/client/searchEngine';
import type {TextReader} from '../../../plugins/search/client/textReader';
import {devNames, namesMiddleware} from '../../../plugins/search/node/devNames';
import {TEXT_INDEX, type IndexedPage} from '../../../plugins/search/textIndex';
import type {SearchNames} from '../../../plugins/search/types';
import type {ComponentApi} from '../../../src/site/apiData';

const NAMES: SearchNames = {
  pages: [
    {path: '/x/react-charts/bars/', title: 'Bars'},
    {path: '/x/react-charts/lines/', title: 'Lines'},
    {path: '/x/react-charts/pie/', title: 'Pie'},
    {path: '/x/react-tree-view/', title: 'Overview'},
    {
      path: '/x/api/charts/bar-chart/',
      title: 'BarChart',
      rows: [{section: 'props', stem: 'bar-chart-prop-', names: ['colors', 'borderRadius']}],
    },
  ],
  words: '',
};

/** An index of the text of some pages, by their titles. */
function textIndex(texts: Readonly<Record<string, Partial<IndexedPage>>>): MiniSearch<IndexedPage> {
  const index = new MiniSearch(TEXT_INDEX);
  for (const {path: url, title} of NAMES.pages) {
    index.add({path: url, title, headings: '', text: '', ...texts[title]});
  }
  return index;
}

function read(texts: Readonly<Record<string, Partial<IndexedPage>>>): TextReader {
  return () => Promise.resolve(textIndex(texts));
}

async function ask(
  engine: SearchEngine,
  text: string,
  own: Parameters<SearchEngine['answer']>[1] = null,
): Promise<{answers: SearchAnswer[]; hasFullText: boolean}> {
  const answers: SearchAnswer[] = [];
  const {hasFullText} = await engine.answer(text, own, (answer) => answers.push(answer));
  return {answers, hasFullText};
}

function lines(answer: SearchAnswer | undefined): string[] {
  return (answer?.groups ?? []).flatMap(({results}) => results.map(({entry}) => entry.name));
}

test('an exact name comes first, then pages, without those that hold the words by chance', async () => {
  const texts = {
    Pie: {headings: 'Colors', text: 'The colors of slices.'},
    Bars: {headings: 'Custom colors'},
    Lines: {text: `Lines have colors too. ${'More about lines. '.repeat(50)}`},
  };
  const {answers, hasFullText} = await ask(new SearchEngine(NAMES, {text: read(texts)}), 'colors');
  expect(hasFullText).toBe(true);
  expect(lines(answers.at(-1))).toEqual(['colors', 'Pie', 'Bars']);
});

test('the own product comes first where it has an answer', async () => {
  const texts = {Bars: {headings: 'Select', text: 'select a bar'}, Overview: {headings: 'Select'}};
  const engine = new SearchEngine(NAMES, {text: read(texts)});
  expect(lines((await ask(engine, 'select')).answers.at(-1))).toEqual(['Bars', 'Overview']);
  expect(lines((await ask(engine, 'select', 'x-tree-view')).answers.at(-1))).toEqual(['Overview', 'Bars']);
});

test('a word of which a page has only the first letters is found nowhere', async () => {
  const engine = new SearchEngine(NAMES, {text: read({Bars: {text: 'z zz'}, Pie: {text: 'Selection of slices'}})});
  expect(lines((await ask(engine, 'zzqxwv')).answers.at(-1))).toEqual([]);
  expect(lines((await ask(engine, 'selected')).answers.at(-1))).toEqual(['Pie']);
});

test('a word of people finds what the pages call it, and a name that no page has is read in words', async () => {
  const texts = {
    Bars: {text: 'Cells that span columns'},
    Pie: {text: 'The first day of the week'},
    Lines: {text: 'first'},
  };
  const engine = new SearchEngine(NAMES, {text: read(texts)});
  expect(lines((await ask(engine, 'merge')).answers.at(-1))).toEqual(['Bars']);
  expect(lines((await ask(engine, 'firstDayOfWeek')).answers.at(-1))[0]).toBe('Pie');
});

test('a question that names a product asks for its pages', async () => {
  const texts = {Bars: {text: 'select'}, Overview: {text: 'select'}};
  const engine = new SearchEngine(NAMES, {text: read(texts)});
  expect(lines((await ask(engine, 'select in a tree')).answers.at(-1))[0]).toBe('Overview');
  expect(lines((await ask(engine, 'select in a chart')).answers.at(-1))[0]).toBe('Bars');
});

test('where no page holds all the words, pages that hold most of them answer', async () => {
  const texts = {
    Bars: {text: 'stack values'},
    Lines: {text: 'stack areas'},
    Pie: {text: 'slices'},
  };
  const engine = new SearchEngine(NAMES, {text: read(texts)});
  expect(lines((await ask(engine, 'stack negative')).answers.at(-1))).toEqual(['Bars', 'Lines']);
});

test('a word that a page has is no typo, though a name is like it', async () => {
  const engine = new SearchEngine(NAMES, {text: read({Pie: {text: 'Colons in labels'}, Bars: {text: 'colors'}})});
  const isFixed = async (typed: string) => (await ask(engine, typed)).answers.at(-1)?.fixed;
  expect(lines((await ask(engine, 'colons')).answers.at(-1))).toEqual(['Pie']);
  expect(await isFixed('colons')).toBeUndefined();
  expect(await isFixed('colos')).toBe('colors');
  expect((await ask(new SearchEngine(NAMES), 'colons')).answers.at(-1)?.fixed).toBe('colors');
});

test('a page with a heading that is the question comes before one whose title has a word of it', async () => {
  const texts = {
    Bars: {title: 'Tooltip position', text: 'A label has an id.'},
    Lines: {title: 'Axis', headings: 'Tooltip ids\nLabels', text: 'They are unique.'},
  };
  const {answers} = await ask(new SearchEngine(NAMES, {text: read(texts)}), 'tooltip id');
  expect(lines(answers.at(-1)).slice(0, 2)).toEqual(['Lines', 'Bars']);
});

test('a word of a product says where to look, in whatever place it stands, and hardly what for', async () => {
  const texts = {
    Bars: {title: 'Chart overview', text: 'Labels are texts.'},
    Lines: {title: 'Labels', text: 'They belong to a chart.'},
  };
  for (const question of ['labels chart', 'chart labels']) {
    const {answers} = await ask(new SearchEngine(NAMES, {text: read(texts)}), question);
    expect(lines(answers.at(-1))[0]).toBe('Lines');
  }
});

test('how often exactly a text has a word does not count', () => {
  const index = textIndex({
    Bars: {text: 'label '.repeat(4)},
    Lines: {text: 'label '.repeat(400)},
    Pie: {text: 'label label'},
  });
  const scores = new Map(index.search('label').map(({id, score}) => [id as string, score]));
  expect(scores.get('/x/react-charts/lines/')).toBe(scores.get('/x/react-charts/bars/'));
  expect(scores.get('/x/react-charts/pie/')).toBeLessThan(scores.get('/x/react-charts/bars/') ?? 0);
});

test('without the index of the text the names answer, and say so', async () => {
  const missing = (): Promise<never> => Promise.reject(new Error('404'));
  for (const engine of [new SearchEngine(NAMES), new SearchEngine(NAMES, {text: missing})]) {
    const {answers, hasFullText} = await ask(engine, 'border radius');
    expect(hasFullText).toBe(false);
    expect(lines(answers.at(-1))).toEqual(['borderRadius']);
  }
});

test('names do not wait for a slow index of the text', async () => {
  const slow: TextReader = () =>
    new Promise((resolve) => {
      setTimeout(() => resolve(textIndex({Pie: {text: 'colors'}})), 300);
    });
  const {answers} = await ask(new SearchEngine(NAMES, {text: slow}), 'colors');
  expect(answers.map(lines)).toEqual([['colors'], ['colors', 'Pie']]);
});

test('pages that were found stay while the next letters are waited for', async () => {
  const index = textIndex({Pie: {text: 'select slices'}});
  let wait = 0;
  const slow: TextReader = () =>
    new Promise((resolve) => {
      setTimeout(() => resolve(index), wait);
    });
  const engine = new SearchEngine(NAMES, {text: slow});
  await ask(engine, 'select');
  wait = 300;
  expect((await ask(engine, 'select slic')).answers.map(lines)).toEqual([['Pie'], ['Pie']]);
});

test('a page that the list of names does not know is left out', async () => {
  const index = textIndex({});
  index.add({path: '/x/gone/', title: 'Colors', headings: '', text: 'colors'});
  expect(
    lines((await ask(new SearchEngine(NAMES, {text: () => Promise.resolve(index)}), 'colors')).answers.at(-1)),
  ).toEqual(['colors']);
});

describe('without a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dev-names-'));
    mkdirSync(path.join(folder, 'docs/react-tree-view'), {recursive: true});
    mkdirSync(path.join(folder, 'docs/api/tree-view/tree-item'), {recursive: true});
    mkdirSync(path.join(folder, 'data/tree-view'), {recursive: true});
    ['index.mdx', 'Basic.tsx', 'Basic.css.tsx', 'rows.ts'].forEach((file) =>
      writeFileSync(path.join(folder, 'docs/react-tree-view', file), ''),
    );
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  const treeItem = {
    kind: 'component',
    productId: 'x-tree-view',
    name: 'TreeItem',
    props: [{name: 'icon'}],
    slots: [],
    classes: [{className: 'MuiTreeItem-root'}],
  } as unknown as ComponentApi;
  const content = {
    loadedVersions: [
      {
        isLast: false,
        docs: [{title: 'Then', permalink: '/x/5/then/', source: '@site/versioned_docs/version-5/then/index.mdx'}],
      },
      {
        isLast: true,
        docs: [
          {title: 'Overview', permalink: '/x/react-tree-view/', source: '@site/docs/react-tree-view/index.mdx'},
          {
            title: 'TreeItem',
            permalink: '/x/api/tree-view/tree-item/',
            source: '@site/docs/api/tree-view/tree-item/index.mdx',
          },
        ],
      },
    ],
  };

  test('names come from titles, demos and the packages', () => {
    expect(devNames(content, folder, [treeItem])).toEqual({
      pages: [
        {path: '/x/react-tree-view/', title: 'Overview', demos: ['Basic']},
        {
          path: '/x/api/tree-view/tree-item/',
          title: 'TreeItem',
          rows: [
            {section: 'props', stem: 'tree-item-prop-', names: ['icon']},
            {section: 'classes', stem: 'tree-item-classes-', names: ['MuiTreeItem-root']},
          ],
        },
      ],
      words: '',
    });
    expect(devNames(undefined, folder, [])).toEqual({pages: [], words: ''});
  });

  test('the dev server answers with them at the URL of the built list, and at no other', async () => {
    const handlers: {middleware: (request: object, response: object, next: () => void) => Promise<void>}[] = [];
    namesMiddleware(() => Promise.resolve({pages: [], words: ''}), '/')(handlers);
    const response = {writeHead: jest.fn(), end: jest.fn()};
    const next = jest.fn();
    await handlers[0]?.middleware({url: '/x/search-index/names.json?a'}, response, next);
    expect(response.end).toHaveBeenCalledWith('{"pages":[],"words":""}');
    await handlers[0]?.middleware({url: '/x/'}, response, next);
    expect(next).toHaveBeenCalledTimes(1);
  });

  test('the folder of a page that was renamed meanwhile fails one answer, and not the dev server', async () => {
    const handlers: {middleware: (request: object, response: object, next: () => void) => Promise<void>}[] = [];
    rmSync(path.join(folder, 'docs/react-tree-view'), {recursive: true});
    namesMiddleware(() => Promise.resolve().then(() => devNames(content, folder, [])), '/')(handlers);
    const response = {writeHead: jest.fn(), end: jest.fn()};
    const next = jest.fn();
    await handlers[0]?.middleware({url: '/x/search-index/names.json'}, response, next);
    expect(next).toHaveBeenCalledWith(expect.objectContaining({code: 'ENOENT'}));
    expect(response.writeHead).not.toHaveBeenCalled();
  });
});
