import reference from '../fixtures/reference/pages.json';
import notWritten from '../../src/site/notWrittenPages.json';
import {allPages, isBuilt, isUnreadable, pageAt, readablePages} from './builtPages';
import {repeated} from './pageRules';
import {select, valuesOf, type BuiltPage} from './pageTree';
import {fixturePage, testRule} from './rule';

interface ReferencePage {
  readonly route: string;
  readonly anchors?: readonly string[];
  readonly demos?: readonly string[];
}

const PUBLISHED: readonly ReferencePage[] = reference;
const PUBLISHED_ROUTES = PUBLISHED.map(({route}) => route);

const LIST = 'src/site/notWrittenPages.json';

/** Pages that were there before the list was: they never get into it. */
const WRITTEN_FIRST = [
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/introduction/licensing/',
  '/x/introduction/support/',
  '/x/introduction/roadmap/',
  '/x/react-tree-view/',
  '/x/react-tree-view/getting-started/',
];

/** How long the list was when it was made. */
const LONGEST_LIST = 72;

/** What the list of pages that are not written yet, which only gets shorter, may not hold. */
function listProblems(list: readonly string[]): string[] {
  const isWritten = (route: string): boolean => route.startsWith('/x/api/') || WRITTEN_FIRST.includes(route);
  return [
    ...list.filter((route) => !PUBLISHED_ROUTES.includes(route)).map((route) => `${route} was never published`),
    ...list.filter(isWritten).map((route) => `${route} is no page that may be missing`),
    ...repeated(list).map((route) => `${route} stands there twice`),
    ...(list.length > LONGEST_LIST ? [`${list.length} pages, yet there were ${LONGEST_LIST} when it was made`] : []),
  ];
}

/** What differs between the published pages that are not there to be read and the list of those that need not be. */
function missingProblems(list: readonly string[], isThere: (route: string) => boolean): string[] {
  return PUBLISHED_ROUTES.flatMap((route) => {
    if (isThere(route)) {
      return list.includes(route) ? [`${route} is written: take it out of ${LIST}.`] : [];
    }
    return list.includes(route)
      ? []
      : [
          `${route} was published and is not built: write docs${route.slice('/x'.length)}index.mdx. ${LIST} gets no longer.`,
        ];
  });
}

/** A published page, as it was and as it is. */
interface ComparedPage extends ReferencePage {
  readonly page: BuiltPage;
}

function comparedPages(): ComparedPage[] {
  return PUBLISHED.flatMap((published) => {
    const page = pageAt(published.route);
    return page ? [{...published, page}] : [];
  });
}

/** A page keeps the URLs that people have linked to. */
function urlProblems({anchors = [], demos = [], page}: ComparedPage): string[] {
  return [...anchors, ...demos].filter((name) => !page.anchors.has(name)).map((name) => `no "${name}"`);
}

/** A sidebar lists only pages that exist, each once. */
function sidebarProblems(page: BuiltPage): string[] {
  const listed = valuesOf(select(page, 'a', {class: 'menu__link'}), 'href').filter((url) => url.startsWith('/'));
  return [
    ...listed.filter((url) => !isBuilt(url)).map((url) => `${url} does not exist`),
    ...repeated(listed).map((url) => `${url} is listed twice`),
  ];
}

export function referenceTests(): void {
  test('every published page is built but those that are not written yet', () => {
    const readable = new Set(readablePages().map(({route}) => route));
    expect(PUBLISHED).toHaveLength(236);
    expect(PUBLISHED_ROUTES.filter((route) => route.startsWith('/x/api/'))).toHaveLength(105);
    expect(missingProblems(notWritten, (route) => readable.has(route) || isUnreadable(route))).toEqual([]);
  });

  test('a page that vanishes, and one that is written, are found', () => {
    const list = ['/x/react-charts/gantt/', '/x/react-charts/sankey/'];
    const isThere = (route: string): boolean => !['/x/react-charts/gantt/', '/x/react-charts/pie/'].includes(route);
    expect(missingProblems(list, isThere)).toEqual([
      expect.stringMatching(
        /^\/x\/react-charts\/pie\/ was published and is not built: write docs\/react-charts\/pie\/index\.mdx/,
      ),
      expect.stringMatching(/^\/x\/react-charts\/sankey\/ is written: take it out of/),
    ]);
  });

  test('the list of pages that are not written yet only gets shorter', () => {
    expect(listProblems(notWritten)).toEqual([]);
    expect(listProblems(['/x/nowhere/', '/x/api/charts/bar-chart/', '/x/react-tree-view/', '/x/nowhere/'])).toEqual([
      '/x/nowhere/ was never published',
      '/x/nowhere/ was never published',
      '/x/api/charts/bar-chart/ is no page that may be missing',
      '/x/react-tree-view/ is no page that may be missing',
      '/x/nowhere/ stands there twice',
    ]);
    expect(listProblems(PUBLISHED_ROUTES)).toContain(`236 pages, yet there were ${LONGEST_LIST} when it was made`);
  });

  testRule('a page keeps the URLs that people have linked to', {
    rule: urlProblems,
    pages: comparedPages,
    least: 100,
    planted: [
      [
        {route: '/x/a/', anchors: ['kept', 'lost'], demos: ['LostDemo'], page: fixturePage('<h2 id="kept">Kept</h2>')},
        ['no "lost"', 'no "LostDemo"'],
      ],
    ],
  });

  testRule('a sidebar lists only pages that exist, each once', {
    rule: sidebarProblems,
    pages: allPages,
    planted: [
      [
        fixturePage(
          '<a class="menu__link" href="/x/nowhere/">A</a>' +
            '<a class="menu__link" href="/x/introduction/">B</a>'.repeat(2),
        ),
        ['/x/nowhere/ does not exist', '/x/introduction/ is listed twice'],
      ],
    ],
  });

  test('a page in the docs has a sidebar with itself in it', () => {
    const page = pageAt('/x/introduction/licensing/');
    const current = page ? valuesOf(select(page, 'a', {'aria-current': 'page'}), 'href') : [];
    expect(current).toContain('/x/introduction/licensing/');
  });
}
