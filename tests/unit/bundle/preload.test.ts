/** @jest-environment jsdom */
import type preloadPage from '../../../plugins/bundle/client/preload';

/** What is on its way, by the page's path. */
const arriving = new Map<string, () => void>();
const failing = new Map<string, () => void>();
const arrived: string[] = [];
const extras: string[] = [];

const stockPreload = jest.fn(
  (pathname: string) =>
    new Promise<string>((resolve, reject) => {
      arriving.set(pathname, () => resolve(pathname));
      failing.set(pathname, () => reject(new Error('offline')));
    }),
);

jest.mock('@docusaurus/core/lib/client/preload', () => ({
  __esModule: true,
  default: (pathname: string): Promise<string> => stockPreload(pathname),
}));
jest.mock('../../../plugins/bundle/client/pageRoutes', () => ({
  isPage: (path: string): boolean => path.startsWith('/x/'),
}));
jest.mock('../../../plugins/bundle/client/lateHelmet', () => ({
  loadHelmet: (): Promise<void> => {
    extras.push('head');
    return Promise.resolve();
  },
}));
jest.mock('@site/src/ui/StaticBlock/staticBlocks', () => ({
  hasStaticBlocks: (): boolean => false,
  fetchStaticBlocks: (page: string): Promise<void> => {
    extras.push(page);
    return Promise.reject(new Error('offline'));
  },
}));

let preload: typeof preloadPage;

beforeEach(async () => {
  jest.resetModules();
  process.env.NODE_ENV = 'production';
  [arriving, stockPreload].forEach((one) => ('clear' in one ? one.clear() : one.mockClear()));
  arrived.length = extras.length = 0;
  delete (window as {docusaurusRoot?: object}).docusaurusRoot;
  window.history.replaceState(null, '', '/x/first/');
  ({default: preload} = await import('../../../plugins/bundle/client/preload'));
  const first = preload('/x/first/');
  arriving.get('/x/first/')?.();
  await first;
  (window as {docusaurusRoot?: object}).docusaurusRoot = {};
});

afterAll(() => {
  process.env.NODE_ENV = 'test';
});

/** As Docusaurus does: the address changes first. */
function navigate(path: string): void {
  window.history.pushState(null, '', path);
  void preload(window.location.pathname).then(() => arrived.push(path));
}

async function arrives(path: string): Promise<void> {
  arriving.get(path)?.();
  await new Promise(process.nextTick);
}

test('the first page needs its code alone', () => {
  expect(stockPreload).toHaveBeenCalledTimes(1);
  expect(extras).toEqual([]);
});

test('a navigation brings what writes the head, and the text of a page; text that does not arrive stops nothing', async () => {
  navigate('/x/second/');
  await arrives('/x/second/');
  expect(arrived).toEqual(['/x/second/']);
  expect(extras).toEqual(['head', '/x/second/']);
  navigate('/versions/');
  await arrives('/versions/');
  expect(extras).toEqual(['head', '/x/second/', 'head']);
});

test('a hash is no other page', async () => {
  navigate('/x/first/#heading');
  await arrives('/x/first/');
  expect(arrived).toEqual(['/x/first/#heading']);
  expect(extras).toEqual([]);
});

test('a page that the reader has left before it was there waits for the next one', async () => {
  navigate('/x/slow/');
  navigate('/x/next/');
  await arrives('/x/slow/');
  expect(arrived).toEqual([]);
  await arrives('/x/next/');
  expect(arrived.sort()).toEqual(['/x/next/', '/x/slow/']);
});

test('a page that the reader has left may fail: Docusaurus would load the one that is shown anew', async () => {
  navigate('/x/slow/');
  navigate('/x/next/');
  failing.get('/x/slow/')?.();
  await arrives('/x/next/');
  expect(arrived.sort()).toEqual(['/x/next/', '/x/slow/']);
});

test('a page that the reader waits for and that fails says so', async () => {
  window.history.pushState(null, '', '/x/gone/');
  const loading = preload('/x/gone/');
  failing.get('/x/gone/')?.();
  await expect(loading).rejects.toThrow('offline');
});

test('a page that is only pointed at keeps nobody waiting', async () => {
  navigate('/x/next/');
  void preload('/x/pointed-at/');
  await arrives('/x/next/');
  expect(arrived).toEqual(['/x/next/']);
});
