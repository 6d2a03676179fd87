import {CACHE_GROUPS} from '../../../plugins/bundle/node/chunks';
import {routeModules, withPageStylesheets} from '../../../plugins/bundle/node/pageStylesheets';

const REGISTRY = `export default {
  "0a1b2c3d": [() => import(/* webpackChunkName: "0a1b2c3d" */ "@site/docs/a/index.mdx"), "@site/docs/a/index.mdx", require.resolveWeak("@site/docs/a/index.mdx")],
  "1a1b2c3d": [() => import(/* webpackChunkName: "1a1b2c3d" */ "@theme/A?query"), "@theme/A?query", require.resolveWeak("@theme/A?query")],};
`;

const MODULES = new Map([
  ['0a1b2c3d', '@site/docs/a/index.mdx'],
  ['1a1b2c3d', '@theme/A?query'],
]);

const COMMON = {css: [{file: 'styles.css'}]};
const OWN = {css: [{file: 'own.css'}], js: [{file: 'own.js'}]};

function manifestOf(origins: Record<string, (string | number)[]>): Parameters<typeof withPageStylesheets>[0] {
  return {
    entrypoints: ['main'],
    origins: {main: [1, 2], ...origins},
    assets: {1: {js: [{file: 'main.js'}]}, 2: COMMON, 3: OWN, 4: {js: [{file: 'page.js'}]}},
  };
}

test('the modules of routes are read with the names of their chunks', () => {
  expect(routeModules(REGISTRY)).toEqual(MODULES);
  expect(routeModules('export default {};')).toEqual(new Map());
});

test('a route has the stylesheets of its chunks, without their scripts and without those of all pages', () => {
  const manifest = manifestOf({'0a1b2c3d': [2, 3, '4']});
  const {origins, assets, entrypoints} = withPageStylesheets(manifest, MODULES);
  const names = origins['@site/docs/a/index.mdx'] ?? [];
  expect(names.map((name) => assets[name])).toEqual([{css: OWN.css}]);
  expect(entrypoints).toEqual(['main']);
  expect(origins).toMatchObject(manifest.origins);
  expect(assets).toMatchObject(manifest.assets);
});

test('nothing is added for a route without stylesheets of its own, or without a chunk', () => {
  const manifest = manifestOf({'0a1b2c3d': [2, 4]});
  expect(withPageStylesheets(manifest, MODULES)).toEqual(manifest);
});

const {styles, pageStylesheets} = CACHE_GROUPS;
const nameOf = (file: string): string => pageStylesheets.name({nameForCondition: () => file});

test.each([
  ['/site/plugins/releases/client/DiffRows/somePages.module.css', 'styles-releases'],
  ['/site/plugins/api-reference/client/ApiRow/somePages.css', 'styles-api-reference'],
  ['/site/src/pages/_landing/somePages.module.css', 'styles-landing'],
  ['C:\\site\\plugins\\messages\\theme\\Message\\somePages.module.css', 'styles-messages'],
])('%s is in %s', (file, name) => {
  expect(pageStylesheets.test.test(file)).toBe(true);
  expect(styles.test.test(file)).toBe(false);
  expect(nameOf(file)).toBe(name);
});

test.each(['/site/plugins/demos/theme/Demo/styles.module.css', '/site/src/css/page.css', '/site/src/somePages/a.css'])(
  '%s is in the stylesheet of all pages',
  (file) => {
    expect(pageStylesheets.test.test(file)).toBe(false);
    expect(styles.test.test(file)).toBe(true);
  },
);

test('styles that load on demand are in neither', () => {
  const file = '/site/plugins/search/theme/SearchDialog/onDemand.module.css';
  expect(pageStylesheets.test.test(file)).toBe(false);
  expect(styles.test.test(file)).toBe(false);
});
