import {parseRedirectsFile} from '../../plugins/kit/hosting/redirectsFile';
import type {ApiEvent, ApiSelector, PageApi} from '../../plugins/api-reference/types';
import {MOVED_PAGES} from '../../src/site/movedPages';
import {attribute, BUILT_FILES, PAGES, pageAt, readBuilt, select} from './builtSite';

/** The API pages as readers get them. */

function dataAt<Data>(file: string): Data {
  return JSON.parse(readBuilt(file)) as Data;
}

const documented = [...BUILT_FILES]
  .filter((file) => /^x\/api\/[^/]+\/[^/]+\.json$/.test(file))
  .filter((file) => !/\/(index|types|events|selectors)\.json$/.test(file))
  .map((file) => [`/${file.replace(/\.json$/, '/')}`, dataAt<PageApi>(file)] as const);

test('the forms of address that the design names lead somewhere', () => {
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
  const missing = Object.entries(forms).flatMap(([route, ids]) => ids.filter((id) => !pageAt(route)?.anchors.has(id)));
  expect(missing).toEqual([]);
});

test.each(documented)(
  '%s has a row for everything in its data, and the sections it was published with',
  (route, api) => {
    const kebab = route.split('/').at(-2) ?? '';
    const props = api.kind === 'component' ? api.props : api.properties;
    const rows = props.map(({name}) => `${kebab}-prop-${name}`);
    const others =
      api.kind === 'component'
        ? [
            ...api.slots.map(({name}) => `${kebab}-slots-${name}`),
            ...api.classes.map(({className}) => `${kebab}-classes-${className}`),
          ]
        : [];
    const sections = api.kind === 'component' ? ['import', 'props'] : ['import'];
    const anchors = pageAt(route)?.anchors ?? new Set();
    expect(rows.length).toBeGreaterThan(0);
    expect([...sections, ...rows, ...others].filter((id) => !anchors.has(id))).toEqual([]);
  },
);

test('the index of the grid lists every event and selector', () => {
  const anchors = pageAt('/x/api/data-grid/')?.anchors ?? new Set();
  const events = dataAt<readonly ApiEvent[]>('x/api/data-grid/events.json');
  const selectors = dataAt<readonly ApiSelector[]>('x/api/data-grid/selectors.json');
  expect(events.length).toBeGreaterThan(50);
  expect(selectors.length).toBeGreaterThan(70);
  expect(events.filter(({name}) => !anchors.has(`data-grid-event-${name}`))).toEqual([]);
  expect(selectors.filter(({name}) => !anchors.has(`data-grid-selector-${name}`))).toEqual([]);
});

test.each(['data-grid', 'date-pickers', 'charts'])('the index of %s lists each of its pages once', (product) => {
  const routes = documented.map(([route]) => route).filter((route) => route.startsWith(`/x/api/${product}/`));
  const index = pageAt(`/x/api/${product}/`);
  // Those of the sidebar are the theme's own, with a class of their own.
  const links = index ? select(index, 'a').filter((link) => !attribute(link, 'class')?.includes('menu__link')) : [];
  const listed = links
    .map((link) => attribute(link, 'href') ?? '')
    .filter((address) => (routes as string[]).includes(address));
  expect(routes.length).toBeGreaterThan(20);
  expect([...new Set(listed)].sort()).toEqual(routes.sort());
});

test('no API page says the same of itself as another', () => {
  const descriptions = PAGES.filter(({route}) => route.startsWith('/x/api/')).flatMap((page) =>
    select(page, 'meta', {name: 'description'}).map((meta) => attribute(meta, 'content')),
  );
  expect(descriptions.length).toBeGreaterThan(100);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

describe('old addresses', () => {
  const redirects = new Map(parseRedirectsFile(readBuilt('_redirects')).map((redirect) => [redirect.from, redirect]));

  test.each(Object.entries(MOVED_PAGES))('%s leads on, with and without a host that redirects', (from, to) => {
    const page = pageAt(from);
    const target = page && select(page, 'link', {rel: 'canonical'}).map((link) => attribute(link, 'href'))[0];
    expect(redirects.get(from)?.to).toBe(target);
    // Until a page is written, its address leads to the start of its product.
    expect(pageAt(to) ? target : (target ?? '').slice(0, 3)).toBe(pageAt(to) ? to : '/x/');
    expect(redirects.get(from)?.status).toBe(pageAt(to) ? 301 : 302);
    expect(pageAt(target ?? '')).toBeDefined();
  });
});
