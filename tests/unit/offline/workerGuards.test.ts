/** @jest-environment node */
import {makeWorkerWorld, pageAt, type WorkerWorld} from './workerWorld';

const FOLDER = 'https://mui.com/x/search-index/';
const OFFLINE_PAGE = 'https://mui.com/x/offline.html';

let world: WorkerWorld;

beforeEach(() => {
  world = makeWorkerWorld();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'clients');
});

test('pages that are open are served as soon as the worker is there', async () => {
  const claim = jest.fn(() => Promise.resolve());
  Object.defineProperty(globalThis, 'clients', {get: () => ({claim}), set: () => undefined, configurable: true});
  await world.start('one');
  expect(claim).toHaveBeenCalledTimes(1);
});

test('caches that cannot be read are as good as empty', async () => {
  world.network.set('https://mui.com/x/assets/a.js', 'a');
  world.network.set('https://mui.com/x/a/', pageAt('https://mui.com/x/a/', 'text'));
  await world.start('one');
  jest.spyOn(world, 'openCache').mockImplementation(() => {
    throw new DOMException('No', 'UnknownError');
  });
  expect(await world.get('https://mui.com/x/assets/a.js')).toBe('a');
  expect(await world.get('https://mui.com/x/a/', 'navigate')).toContain('text');
});

test('a cache of another application on the host is left alone', async () => {
  await world.openCache('other-app-v1').put('https://mui.com/x/a/', new Response('other'));
  await world.start('one');
  world.isOnline = false;
  expect(await world.get('https://mui.com/x/a/', 'navigate')).not.toBe('other');
});

test('a folder whose list did not come is asked for again', async () => {
  world.network.set(`${FOLDER}names.json`, '{}');
  world.network.set(`${FOLDER}rest`, 'rest');
  await world.start('one');
  await world.get(`${FOLDER}names.json`);
  world.network.set(`${FOLDER}files.json`, '["names.json","rest"]');
  await world.get(`${FOLDER}names.json`);
  world.isOnline = false;
  expect(await world.get(`${FOLDER}rest`)).toBe('rest');
});

test('the URL of a kept page is written as an attribute holds it', async () => {
  const page = 'https://mui.com/x/a&lt;b/';
  world.network.set(page, `<title>A | MUI X</title>${pageAt(page)}`);
  await world
    .openCache('workbox-precache-v2-https://mui.com/x/')
    .put(OFFLINE_PAGE, new Response('<section hidden><ul></ul></section>'));
  await world.start('one');
  await world.get(page, 'navigate');
  world.isOnline = false;
  expect(await world.get('https://mui.com/x/other/', 'navigate')).toContain('<a href="/x/a&amp;lt;b/">A</a>');
});
