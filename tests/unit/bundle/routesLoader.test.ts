import routesLoader from '../../../plugins/bundle/node/routesLoader.cjs';

const load = (file: string, source: string): string =>
  routesLoader.call({resourcePath: `/site/.docusaurus/${file}`}, source);

const ROUTES = `export default [
  {path: '/x/', component: ComponentCreator('/x/', '0c3'), routes: [
    {path: '/x/', component: ComponentCreator('/x/', '2b8')},
    {path: '/x/date-picker/', component: ComponentCreator('/x/date-picker/', '45f')},
  ]},
  {path: '*', component: ComponentCreator('*')},
];`;

const CHUNKS = {
  '/x/-0c3': {__comp: '5e95c892'},
  '/x/-2b8': {__comp: 'a7bd4aaa'},
  '/x/date-picker/-45f': {__comp: '17896441', content: '0338d3ee'},
};

test('a route keeps its hash only if another one has the same path, and finds its chunks by it', () => {
  const routes = load('routes.js', ROUTES);
  const chunks = JSON.parse(load('routesChunkNames.json', JSON.stringify(CHUNKS, null, 2))) as typeof CHUNKS;
  expect(Object.keys(chunks)).toEqual(['/x/-0c3', '/x/-2b8', '/x/date-picker/-0']);
  expect(Object.values(chunks)).toEqual(Object.values(CHUNKS));
  const asked = Array.from(
    routes.matchAll(/ComponentCreator\('(.*)', '(.*)'\)/g),
    ([, path, hash]) => `${path}-${hash}`,
  );
  expect(asked).toEqual(Object.keys(chunks));
  expect(routes).toContain("component: ComponentCreator('*')}");
});

test('the registry keeps what loads a module', () => {
  const trimmed = load(
    'registry.js',
    `export default {
  "0338d3ee": [() => import(/* webpackChunkName: "0338d3ee" */ "@site/docs/a/index.mdx"), "@site/docs/a/index.mdx", require.resolveWeak("@site/docs/a/index.mdx")],};`,
  );
  expect(trimmed).toContain('[() => import(/* webpackChunkName: "0338d3ee" */ "@site/docs/a/index.mdx")],};');
});

test.each(['registry.js', 'routes.js'])('a %s that is written in another way stops the build', (file) => {
  expect(() => load(file, 'export default {};')).toThrow(
    `[bundle] /site/.docusaurus/${file} is written in another way: fix the loader, or take it out.`,
  );
});
