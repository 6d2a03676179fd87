import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {FoundText, FullText} from '../../../plugins/search/client/fullText';
import {SearchEngine, type SearchAnswer} from '../../../plugins/search/client/searchEngine';
import {devNames, namesMiddleware} from '../../../plugins/search/node/devNames';
import type {SearchNames} from '../../../plugins/search/types';
import type {ComponentApi} from '../../../src/site/apiData';

const NAMES: SearchNames = {
  pages: [
    {path: '/x/react-charts/bars/', title: 'Bars', fragment: 'en_bars'},
    {path: '/x/react-charts/lines/', title: 'Lines', fragment: 'en_lines'},
    {path: '/x/react-charts/pie/', title: 'Pie', fragment: 'en_pie'},
    {path: '/x/react-tree-view/', title: 'Overview', fragment: 'en_tree'},
    {
      path: '/x/api/charts/bar-chart/',
      title: 'BarChart',
      rows: [{section: 'props', stem: 'bar-chart-prop-', names: ['colors', 'borderRadius']}],
    },
  ],
  words: '',
};

function found(fragment: string, score: number, text = 'select'): FoundText {
  return {fragment, score, excerpt: () => Promise.resolve({parts: [{text, isMarked: true}]})};
}

/** A full-text index that answers from a table. */
function fullText(answers: Readonly<Record<string, readonly FoundText[]>>): FullText {
  return {
    find: (words) => Promise.resolve([...(answers[words] ?? [])]),
    forget: () => undefined,
    close: () => undefined,
  };
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
  return (answer?.groups ?? []).flatMap(({pages, names}) => [...pages, ...names].map(({entry}) => entry.name));
}

test('pages come before names, without those that hold the words by chance', async () => {
  const engine = new SearchEngine(
    NAMES,
    fullText({colors: [found('en_pie', 5), found('en_bars', 3), found('en_lines', 0.5)]}),
  );
  const {answers, hasFullText} = await ask(engine, 'colors');
  expect(hasFullText).toBe(true);
  expect(lines(answers.at(-1))).toEqual(['Pie', 'Bars', 'colors']);
});

test('the own product comes first where it has an answer', async () => {
  const texts = {select: [found('en_bars', 6), found('en_tree', 5)]};
  const engine = new SearchEngine(NAMES, fullText(texts));
  expect(lines((await ask(engine, 'select')).answers.at(-1))).toEqual(['Bars', 'Overview']);
  expect(lines((await ask(engine, 'select', 'x-tree-view')).answers.at(-1))).toEqual(['Overview', 'Bars']);
});

test('a word of which a page has only the first letters is found nowhere', async () => {
  const texts = {zzqxwv: [found('en_bars', 3, 'Z')], selektion: [found('en_pie', 3, 'Selected')]};
  const engine = new SearchEngine(NAMES, fullText(texts));
  expect(lines((await ask(engine, 'zzqxwv')).answers.at(-1))).toEqual([]);
  expect(lines((await ask(engine, 'selektion')).answers.at(-1))).toEqual(['Pie']);
});

test('where no page holds all the words, pages that hold most of them answer', async () => {
  const texts = {stack: [found('en_bars', 3), found('en_lines', 3)], negative: [found('en_bars', 2)]};
  const engine = new SearchEngine(NAMES, fullText(texts));
  expect(lines((await ask(engine, 'stack negative')).answers.at(-1))).toEqual(['Bars', 'Lines']);
});

test('without the full text the names answer, and say so', async () => {
  const broken: FullText = {...fullText({}), find: () => Promise.reject(new Error('404'))};
  for (const engine of [new SearchEngine(NAMES, undefined), new SearchEngine(NAMES, broken)]) {
    const {answers, hasFullText} = await ask(engine, 'border radius');
    expect(hasFullText).toBe(false);
    expect(lines(answers.at(-1))).toEqual(['borderRadius']);
  }
});

test('names do not wait for a slow full text', async () => {
  const slow: FullText = {
    ...fullText({}),
    find: () =>
      new Promise((resolve) => {
        setTimeout(() => resolve([found('en_pie', 5)]), 300);
      }),
  };
  const {answers} = await ask(new SearchEngine(NAMES, slow), 'colors');
  expect(answers.map(lines)).toEqual([['colors'], ['Pie', 'colors']]);
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
});
