import reference from '../fixtures/reference/pages.json';
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

/** The published pages that are missing. */
function missingPages(isThere: (route: string) => boolean): string[] {
  return PUBLISHED_ROUTES.filter((route) => !isThere(route)).map(
    (route) => `${route} was published and is not built: write docs${route.slice('/x'.length)}index.mdx.`,
  );
}

/** A published page: its anchors in the reference, and the built page. */
interface ComparedPage extends ReferencePage {
  readonly page: BuiltPage;
}

function comparedPages(): ComparedPage[] {
  return PUBLISHED.flatMap((published) => {
    const page = pageAt(published.route);
    return page ? [{...published, page}] : [];
  });
}

/** A page keeps its published anchors. */
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
  test('every published page is built', () => {
    const readable = new Set(readablePages().map(({route}) => route));
    expect(PUBLISHED).toHaveLength(236);
    expect(PUBLISHED_ROUTES.filter((route) => route.startsWith('/x/api/'))).toHaveLength(105);
    expect(missingPages((route) => readable.has(route) || isUnreadable(route))).toEqual([]);
  });

  test('a page that vanishes is found', () => {
    expect(missingPages((route) => route !== '/x/react-charts/pie/')).toEqual([
      '/x/react-charts/pie/ was published and is not built: write docs/react-charts/pie/index.mdx.',
    ]);
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
