/** @jest-environment jsdom */
import type stockRoutes from '../../../plugins/bundle/client/prefetch';

const fetched: string[] = [];
const preloaded: string[] = [];
/** What waits for an idle moment. */
let idle: (() => void)[] = [];

jest.mock('@generated/routes', () => ({__esModule: true, default: []}), {virtual: true});
jest.mock(
  '@generated/routesChunkNames',
  () => ({'/x/-0c3': {__comp: 'layout', __props: 'data', inner: {one: 'inner'}}, '/other/-1a2': {__comp: 'other'}}),
  {virtual: true},
);
jest.mock('@docusaurus/core/lib/client/prefetch', () => ({
  __esModule: true,
  default: (url: string): Promise<void> => {
    fetched.push(url);
    return Promise.resolve();
  },
}));
jest.mock('../../../plugins/bundle/client/routing', () => ({
  matchRoutes: (_routes: unknown, path: string) => [{route: {path: '/x/'}}, {route: {path}}],
}));
jest.mock('../../../plugins/bundle/client/pageRoutes', () => ({
  chunksOfPage: (path: string) => (path.startsWith('/x/page') ? ['page-layout', path.slice(3, -1)] : undefined),
}));
jest.mock('../../../plugins/bundle/client/preload', () => ({
  __esModule: true,
  default: (path: string): Promise<void> => {
    preloaded.push(path);
    return Promise.resolve();
  },
}));
jest.mock('@site/src/ui/whenIdle', () => ({__esModule: true, default: (run: () => void) => idle.push(run)}));

let docusaurus: typeof stockRoutes;

/** Lets the browser be idle once. */
function rest(): void {
  const [run, ...others] = idle;
  idle = others;
  run?.();
}

beforeEach(async () => {
  jest.resetModules();
  [fetched, preloaded].forEach((list) => (list.length = 0));
  idle = [];
  Object.assign(globalThis, {
    __webpack_require__: {gca: (chunk: string) => (chunk === 'inner' ? '/undefined.js' : `/${chunk}.js`)},
  });
  ({default: docusaurus} = await import('../../../plugins/bundle/client/prefetch'));
});

test('pages whose links are seen together are prefetched one by one, in idle moments', () => {
  docusaurus.prefetch('/x/page-a/');
  docusaurus.prefetch('/x/page-b/');
  expect(fetched).toEqual([]);
  rest();
  expect(fetched).toEqual(['/layout.js', '/data.js', '/page-layout.js', '/page-a.js']);
  rest();
  expect(fetched.slice(4)).toEqual(['/page-b.js']);
  rest();
  expect(idle).toEqual([]);
});

test('a page is prefetched once, also one that comes later', () => {
  expect(docusaurus.prefetch('/x/page-a/')).toBe(true);
  expect(docusaurus.prefetch('/x/page-a/')).toBe(false);
  rest();
  rest();
  docusaurus.prefetch('/x/page-c/');
  rest();
  expect(fetched.filter((url) => url === '/page-a.js')).toHaveLength(1);
  expect(fetched).toContain('/page-c.js');
});

test('a page that the reader is about to open is loaded at once, and not prefetched after that', () => {
  void docusaurus.preload('/x/page-a/');
  expect(docusaurus.preload('/x/page-a/')).toBe(false);
  expect(docusaurus.prefetch('/x/page-a/')).toBe(false);
  expect(preloaded).toEqual(['/x/page-a/']);
});

test.each([
  {saveData: true, effectiveType: '4g'},
  {saveData: false, effectiveType: '2g'},
])('a connection of %o fetches nothing ahead', (connection) => {
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
  expect(docusaurus.prefetch('/x/page-a/')).toBe(false);
  expect(docusaurus.preload('/x/page-a/')).toBe(false);
  Reflect.deleteProperty(navigator, 'connection');
});
