import type {Root} from 'mdast';
import {pagesOf} from '../../src/node/sidebars/readSidebars';
import remarkDemos from '../../plugins/demos/node/remarkDemos';
import sidebars from '../../sidebars';
import {PUBLISHED_PAGES} from '../../src/site/publishedPages';
import reference from '../fixtures/reference/pages.json';
import {anchorsOf, repeatedAnchorProblems} from './pages/anchors';
import {buildProblems} from './pages/buildProblems';
import {linkProblems, type LinkTargets} from './pages/links';
import {listedProblems, type ListedPage} from './pages/listed';
import {readPage, type Page} from './pages/page';
import {PAGE_RULES} from './pages/pageRules';
import {sidebarProblems} from './pages/sidebarEntries';
import {linkTargets} from './pages/siteUrls';
import {translatedProblems} from './pages/translated';
import {PAGE_FILES, readPages, type UnreadablePage} from './pages/writtenPages';
import {readProjectFile} from './projectFiles';

const published: readonly ListedPage[] = reference;

let pages: readonly Page[];
let unreadable: readonly UnreadablePage[];
let targets: LinkTargets;

beforeAll(async () => {
  ({pages, unreadable} = await readPages(PAGE_FILES));
  const readable = pages.map((own) => ({route: own.route, ids: anchorsOf(own).map(({id}) => id)}));
  targets = await linkTargets([...readable, ...unreadable], published);
}, 120_000);

function page(text: string, file = 'docs/react-charts/bars/index.mdx'): Promise<Page> {
  return readPage(file, text);
}

test('there are pages', () => {
  expect(PAGE_FILES.length).toBeGreaterThan(0);
  expect(published.map(({route}) => route).sort()).toEqual([...PUBLISHED_PAGES].sort());
});

describe('pages', () => {
  test('can be read', () => {
    expect(unreadable.map(({problem}) => problem)).toEqual([]);
  });

  test('have an entry in the sidebars, and each entry a page', () => {
    expect(sidebarProblems(pagesOf(sidebars), PAGE_FILES, readProjectFile('sidebars.ts'))).toEqual([]);
  });

  test.each(PAGE_RULES)('$name', ({problemsOf}) => {
    expect(pages.flatMap((own) => problemsOf(own, {published, targets}))).toEqual([]);
  });

  test('have elements, fences, notes and front matter that the build takes', async () => {
    expect(await buildProblems(pages)).toEqual([]);
  });

  test('have translations with their front matter and headings', () => {
    expect(translatedProblems()).toEqual([]);
  });
});

describe('what was published on a page', () => {
  const listed = {route: '/x/react-charts/bars/', anchors: ['basics', 'bar-size', 'api'], demos: ['BasicBars']};

  test('is found in headings, demos and elements', async () => {
    const text = '## Basics\n\n<Demo name="BasicBars" />\n\n## Size {/* #bar-size */}\n\n<div id="api" />\n';
    expect(listedProblems(await page(text), listed)).toEqual([]);
  });

  test('is missed with file and line', async () => {
    const text = '## Basics {/* #basics */}\n\nText.\n\n## Bar sizes\n\nText.\n\n## Reference\n';
    expect(listedProblems(await page(text), listed)).toEqual([
      'docs/react-charts/bars/index.mdx:5: no heading carries the published anchor "bar-size". Write it behind one: {/* #bar-size */}. Did you mean "bar-sizes"?',
      'docs/react-charts/bars/index.mdx:1: no heading carries the published anchor "api". Write it behind one: {/* #api */}.',
      'docs/react-charts/bars/index.mdx:1: the published demo "BasicBars" is not on the page. Show it: <Demo name="BasicBars" />.',
    ]);
  });

  test('is not a fence, a comment or another element where a demo is listed', async () => {
    const text =
      '```mdx\n<Demo name="BasicBars" />\n```\n\n{/* <Demo name="BasicBars" /> */}\n\n<div id="BasicBars" />\n';
    expect(listedProblems(await page(text), {route: listed.route, demos: ['BasicBars']})).toHaveLength(1);
  });

  test.each(['ComponentExplorerNoSnap', 'Codesandbox', 'CoreV5WithCoreV4'])(
    'may be any part of the page: %s',
    async (name) => {
      const facts = {route: listed.route, demos: [name, name]};
      expect(listedProblems(await page(`<section id="${name}">\n\nText.\n\n</section>\n`), facts)).toEqual([]);
      expect(listedProblems(await page('Text.\n'), facts)).toHaveLength(1);
    },
  );

  test('is not reported if the page shows it by a wrong name, which is reported', async () => {
    const wrong = await page('<Demo name="BasikBars" />\n');
    expect(listedProblems(wrong, {route: listed.route, demos: ['BasicBars']})).toEqual([]);
    expect(
      PAGE_RULES.flatMap(({name, problemsOf}) => (/demos/.test(name) ? problemsOf(wrong, {published, targets}) : [])),
    ).toEqual(['docs/react-charts/bars/index.mdx:1: no demo "BasikBars" beside this page. Did you mean "BasicBars"?']);
  });

  test('may have become a playground of that id', async () => {
    const facts = {route: listed.route, demos: ['BasicBars', 'BarChartPlayground']};
    const own = '<Playground component="BarChart" />\n';
    expect(listedProblems(await page(`<Playground id="BasicBars" component="BarChart" />\n\n${own}`), facts)).toEqual(
      [],
    );
    // An id that is similar to the name of a demo beside the page is not a misspelt demo.
    expect(listedProblems(await page(`<Playground id="BasicBar" component="BarChart" />\n\n${own}`), facts)).toEqual([
      'docs/react-charts/bars/index.mdx:1: the published demo "BasicBars" is not on the page. Show it: <Demo name="BasicBars" />. Did you mean "BasicBar"?',
    ]);
    expect(repeatedAnchorProblems(await page(`${own}\n${own}`))).toHaveLength(1);
  });

  test('may be carried by a component that the page imports', async () => {
    const facts = {route: listed.route, demos: ['BarGapNoSnap']};
    const text = (file: string) => `import Part from '@site/tests/fixtures/pages/${file}';\n\n<Part />\n`;
    expect(listedProblems(await page(text('Carrier')), facts)).toEqual([]);
    expect(listedProblems(await page(text('Nobody')), facts)).toHaveLength(1);
  });
});

describe('names on a page', () => {
  test('that occur twice are reported with file and line', async () => {
    expect(repeatedAnchorProblems(await page('## Size\n\n## Bars {/* #size */}\n\n## Size\n'))).toEqual([
      'docs/react-charts/bars/index.mdx:3: the anchor "size" already stands in line 1. Give this place a URL of its own.',
    ]);
  });

  test('of a demo that is shown twice stop the page with file and line', async () => {
    const {tree} = await page('<Demo name="BasicBars" />\n\n## More\n\n<Demo name="BasicBars" />\n');
    expect(() => remarkDemos()(tree as Root, {path: 'docs/react-charts/bars/index.mdx'})).toThrow(
      '[demos] docs/react-charts/bars/index.mdx:5: the demo "BasicBars" already stands in line 1.',
    );
  });
});

describe('links of a page', () => {
  /** The targets of the examples, independent of the site's pages. */
  const examples = (): LinkTargets => {
    const licensing: [string, ReadonlySet<string>] = ['/x/introduction/licensing/', new Set(['plans'])];
    return {...targets, pages: new Map([...targets.pages, licensing])};
  };

  test('may lead to any place of a page that cannot be read', async () => {
    const pages = new Map([...targets.pages, ['/x/introduction/licensing/', undefined] as const]);
    const own = await page('[A text](/x/introduction/licensing/#anything) and [this](/x/introduction/licensing/).\n');
    expect(linkProblems(own, {...targets, pages})).toEqual([]);
  });

  test.each([
    '#basics',
    'https://mui.com/x/nowhere/',
    'mailto:a@example.com',
    '/',
    '/versions/',
    '/images/logo.svg',
    './BasicBars.tsx',
    '/x/introduction/licensing/#plans',
    '/x/react-charts-group/',
    '/x/api/charts/',
    '/x/api/charts/bar-chart/#bar-chart-prop-layout',
    '/x/api/charts/bar-chart/#slots',
    '/x/api/data-grid/#data-grid-event-cellClick',
    '/x/api/data-grid/grid-api/#sort',
  ])('may be %s', async (url) => {
    const own = await page(`## Basics\n\n[A text](${url}) and <a href="${url}">another</a>.\n`);
    const known = new Map([...examples().pages, [own.route, new Set(['basics'])]]);
    expect(linkProblems(own, {...targets, pages: known})).toEqual([]);
  });

  test.each([
    ['#basic', 'this page has nothing with the id "basic". Did you mean "basics"?'],
    ['/x/react-chart/bars/', 'no page "/x/react-chart/bars/". Did you mean "/x/react-charts/bars"?'],
    [
      '/x/introduction/licensing/#plan',
      '/x/introduction/licensing/ has nothing with the id "plan". Did you mean "plans"?',
    ],
    [
      '/x/api/charts/bar-chart/#bar-chart-prop-layuot',
      '/x/api/charts/bar-chart/ has nothing with the id "bar-chart-prop-layuot". Did you mean "bar-chart-prop-layout"?',
    ],
    ['/x/api/charts/bar-charts/', 'no page "/x/api/charts/bar-charts/". Did you mean "/x/api/charts/bar-chart"?'],
    ['/x/introduction', '"/x/introduction" lacks the slash at its end, with which pages are published.'],
    ['/version/', 'no page or file "/version/". Did you mean "/versions/"?'],
    ['/images/nothing.png', 'no page or file "/images/nothing.png".'],
    ['./index.mdx', '"./index.mdx" depends on where the page lies. Write the URL as it is published: /x/….'],
    ['../pie/', '"../pie/" depends on where the page lies. Write the URL as it is published: /x/….'],
  ])('may not be %s', async (url, message) => {
    const own = await page(`## Basics\n\nText\nand [a text](${url}).\n`);
    const known = new Map([...examples().pages, [own.route, new Set(['basics'])]]);
    expect(linkProblems(own, {...targets, pages: known})).toEqual([`docs/react-charts/bars/index.mdx:4: ${message}`]);
  });
});
