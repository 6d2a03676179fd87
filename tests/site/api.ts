import {parseRedirectsFile} from '../../src/node/hosting/redirectsFile';
import type {Redirect} from '../../src/node/hosting/redirects';
import type {ApiEvent, ApiSelector, PageApi} from '../../plugins/api-reference/types';
import {MOVED_PAGES} from '../../src/site/movedPages';
import {allPages, isBuilt, pageAt} from './builtPages';
import {builtFiles, readBuilt, readData} from './builtFiles';
import {attribute, select, valuesOf, type BuiltPage} from './pageTree';
import {fixturePage, testRule} from './rule';

/** The built API pages. */

interface DocumentedPage {
  readonly route: string;
  readonly page: BuiltPage | undefined;
  /** Reads its data. Broken data throws, which is then a problem of this page only. */
  readonly readApi: () => PageApi;
}

/** The API pages of components and interfaces, with their data. */
function documentedPages(): DocumentedPage[] {
  return builtFiles(/^x\/api\/[^/]+\/[^/]+\.json$/)
    .filter((file) => !/\/(index|types|events|selectors)\.json$/.test(file))
    .map((file) => {
      const route = `/${file.replace(/\.json$/, '/')}`;
      return {route, page: pageAt(route), readApi: () => readData<PageApi>(file)};
    });
}

/** The required ids of a page: of everything in its data, and of its published sections. */
function wantedAnchors(route: string, api: PageApi): string[] {
  const kebab = route.split('/').at(-2) ?? '';
  const props = api.kind === 'component' ? api.props : api.properties;
  const rows = props.map(({name}) => `${kebab}-prop-${name}`);
  if (api.kind !== 'component') {
    return ['import', ...rows];
  }
  const slots = api.slots.map(({name}) => `${kebab}-slots-${name}`);
  const classes = api.classes.map(({className}) => `${kebab}-classes-${className}`);
  return ['import', 'props', ...rows, ...slots, ...classes];
}

function rowProblems({route, page, readApi}: DocumentedPage): string[] {
  const api = readApi();
  const props = api.kind === 'component' ? api.props : api.properties;
  const missing = wantedAnchors(route, api).filter((id) => !page?.anchors.has(id));
  return [...(props.length > 0 ? [] : ['no props']), ...missing.map((id) => `no "${id}"`)];
}

/** Differences between the pages of a product and its index. */
function indexProblems(index: BuiltPage, routes: readonly string[]): string[] {
  // Links of the sidebar have a class of the theme.
  const links = select(index, 'a').filter((link) => !attribute(link, 'class')?.includes('menu__link'));
  const listed = new Set(valuesOf(links, 'href'));
  return routes.filter((route) => !listed.has(route)).map((route) => `does not list ${route}`);
}

/** Why an old URL does not redirect, on hosts with and without redirects. */
function movedProblems(
  from: string,
  to: string,
  page: BuiltPage | undefined,
  redirect: Redirect | undefined,
): string[] {
  const [target = ''] = page ? valuesOf(select(page, 'link', {rel: 'canonical'}), 'href') : [];
  // Until a page is written, its URL redirects to the first page of its product.
  const isWritten = isBuilt(to);
  const isRightTarget = isWritten ? target === to : target.startsWith('/x/');
  const status = isWritten ? 301 : 302;
  return [
    ...(isRightTarget && isBuilt(target) ? [] : [`the page of ${from} leads to "${target}", not ${to}`]),
    ...(redirect?.to === target ? [] : [`_redirects leads from ${from} to ${redirect?.to}, its page to "${target}"`]),
    ...(redirect?.status === status ? [] : [`the status of ${from} is ${redirect?.status}, not ${status}`]),
  ];
}

const FIXTURE_COMPONENT = {
  kind: 'component',
  props: [],
  slots: [{name: 'cell'}],
  classes: [{className: 'MuiC-root'}],
} as unknown as PageApi;

const FIXTURE_API = {kind: 'interface', properties: [{name: 'field'}]} as unknown as PageApi;

export function apiTests(): void {
  test('other forms of a URL lead to its page', () => {
    const forms = {
      '/x/api/data-grid/data-grid/': [
        'data-grid-prop-columns',
        'data-grid-slots-cell',
        'data-grid-classes-MuiDataGrid-root',
      ],
      '/x/api/data-grid/grid-col-def/': ['grid-col-def-prop-field'],
      '/x/api/data-grid/grid-api/': ['grid-api-prop-getRow'],
      '/x/api/data-grid/': ['data-grid-event-cellClick', 'data-grid-selector-gridRowCountSelector'],
    };
    const missing = Object.entries(forms).flatMap(([route, ids]) =>
      ids.filter((id) => !pageAt(route)?.anchors.has(id)).map((id) => `${route}#${id}`),
    );
    expect(missing).toEqual([]);
  });

  testRule('a page has a row for everything in its data, and the sections it was published with', {
    rule: rowProblems,
    pages: documentedPages,
    least: 100,
    planted: [
      [
        {route: '/x/api/a/b/', readApi: () => FIXTURE_API, page: fixturePage('<h2 id="import">Import</h2>')},
        ['no "b-prop-field"'],
      ],
      [{route: '/x/api/a/b/', readApi: () => FIXTURE_API, page: undefined}, ['no "import"', 'no "b-prop-field"']],
      [
        {
          route: '/x/api/a/c/',
          readApi: () => FIXTURE_COMPONENT,
          page: fixturePage('<h2 id="import">Import</h2>'),
        },
        ['no props', 'no "props"', 'no "c-slots-cell"', 'no "c-classes-MuiC-root"'],
      ],
    ],
  });

  test('the index of the grid lists every event and selector', () => {
    const anchors = pageAt('/x/api/data-grid/')?.anchors ?? new Set();
    const events = readData<readonly ApiEvent[]>('x/api/data-grid/events.json');
    const selectors = readData<readonly ApiSelector[]>('x/api/data-grid/selectors.json');
    expect(events.length).toBeGreaterThan(50);
    expect(selectors.length).toBeGreaterThan(70);
    expect(events.filter(({name}) => !anchors.has(`data-grid-event-${name}`))).toEqual([]);
    expect(selectors.filter(({name}) => !anchors.has(`data-grid-selector-${name}`))).toEqual([]);
  });

  test('the index of a product lists each of its pages', () => {
    const routes = documentedPages().map(({route}) => route);
    for (const product of ['data-grid', 'date-pickers', 'charts']) {
      const index = pageAt(`/x/api/${product}/`);
      const own = routes.filter((route) => route.startsWith(`/x/api/${product}/`));
      expect(own.length).toBeGreaterThan(20);
      expect(index ? indexProblems(index, own) : [`/x/api/${product}/ is not built`]).toEqual([]);
    }
  });

  test('a page that an index lacks is found, also where the sidebar has it', () => {
    const index = fixturePage('<a class="menu__link" href="/x/api/a/b/">b</a><a href="/x/api/a/c/">c</a>');
    expect(indexProblems(index, ['/x/api/a/b/', '/x/api/a/c/'])).toEqual(['does not list /x/api/a/b/']);
  });

  test('no API page says the same of itself as another', () => {
    const descriptions = allPages()
      .filter(({route}) => route.startsWith('/x/api/'))
      .flatMap((page) => valuesOf(select(page, 'meta', {name: 'description'}), 'content'));
    expect(descriptions.length).toBeGreaterThan(100);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  test('every old URL leads on, with and without a host that redirects', () => {
    const redirects = new Map(parseRedirectsFile(readBuilt('_redirects')).map((redirect) => [redirect.from, redirect]));
    const moved = Object.entries(MOVED_PAGES);
    expect(moved.length).toBeGreaterThan(10);
    expect(moved.flatMap(([from, to]) => movedProblems(from, to, pageAt(from), redirects.get(from)))).toEqual([]);
  });

  test('an old URL that leads elsewhere is found', () => {
    const page = fixturePage('<link rel="canonical" href="/x/introduction/">');
    expect(movedProblems('/a/', '/x/introduction/', page, {from: '/a/', to: '/x/introduction/', status: 301})).toEqual(
      [],
    );
    expect(movedProblems('/a/', '/x/introduction/', page, {from: '/a/', to: '/x/', status: 302})).toHaveLength(2);
    expect(movedProblems('/a/', '/x/react-tree-view/', page, undefined)).toHaveLength(3);
    expect(movedProblems('/a/', '/x/introduction/', undefined, undefined)).toHaveLength(3);
  });
}
