import reference from '../fixtures/reference/pages.json';
import {attribute, pageAt, PAGES, select} from './builtSite';

interface ReferencePage {
  readonly route: string;
  readonly anchors?: readonly string[];
  readonly demos?: readonly string[];
}

const published: readonly ReferencePage[] = reference;
const built = published.filter(({route}) => pageAt(route));

test('the pages that are asked for until now are built', () => {
  const routes = built.map(({route}) => route);
  const api = published.map(({route}) => route).filter((route) => route.startsWith('/x/api/'));
  expect(api).toHaveLength(105);
  expect(routes).toEqual(
    expect.arrayContaining([
      '/x/introduction/',
      '/x/introduction/installation/',
      '/x/introduction/licensing/',
      '/x/introduction/support/',
      '/x/introduction/roadmap/',
      '/x/react-tree-view/',
      '/x/react-tree-view/getting-started/',
      ...api,
    ]),
  );
});

describe.each(built.map((page) => [page.route, page] as const))('%s', (route, {anchors = [], demos = []}) => {
  test('keeps the addresses that people have linked to', () => {
    const present = pageAt(route)?.anchors ?? new Set();
    expect([...anchors, ...demos].filter((name) => !present.has(name))).toEqual([]);
  });
});

test('the sidebar of every page lists only pages that exist, each once', () => {
  for (const page of PAGES) {
    const listed = select(page, 'a', {class: 'menu__link'}).flatMap((link) => attribute(link, 'href') ?? []);
    const pages = listed.filter((address) => address.startsWith('/'));
    expect(pages.filter((address) => !pageAt(address))).toEqual([]);
    expect(pages.filter((address, index) => pages.indexOf(address) !== index)).toEqual([]);
  }
});

test('a page in the docs has a sidebar with itself in it', () => {
  const page = pageAt('/x/introduction/licensing/');
  const current = page && select(page, 'a', {'aria-current': 'page'}).map((link) => attribute(link, 'href'));
  expect(current).toContain('/x/introduction/licensing/');
});
