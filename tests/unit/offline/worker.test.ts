/** @jest-environment node */
import {makeWorkerWorld, pageAt, type WorkerWorld} from './workerWorld';

const PAGE = 'https://mui.com/x/a/';
const SCRIPT = 'https://mui.com/assets/js/a.11111111.js';

let world: WorkerWorld;

beforeEach(() => {
  world = makeWorkerWorld();
  world.network.set(PAGE, pageAt(PAGE, 'first'));
  world.network.set(SCRIPT, 'script');
});

test('a page comes from the network while that answers, and as it was last without', async () => {
  await world.start('one');
  expect(await world.get(PAGE, 'navigate')).toContain('first');
  world.network.set(PAGE, pageAt(PAGE, 'second'));
  expect(await world.get(PAGE, 'navigate')).toContain('second');
  world.isOnline = false;
  expect(await world.get(`${PAGE}?from=mail`, 'navigate')).toContain('second');
});

test('a file that never changes is asked for once', async () => {
  await world.start('one');
  await world.get(SCRIPT);
  await world.get(SCRIPT);
  expect(world.asked).toEqual([SCRIPT]);
});

test('a page in the place of a script is not kept', async () => {
  await world.start('one');
  world.network.set(SCRIPT, {text: '<p>', contentType: 'text/html'});
  await world.get(SCRIPT);
  world.network.set(SCRIPT, 'script');
  expect(await world.get(SCRIPT)).toBe('script');
});

test('what the network answers is shown, be it that a page is gone, and not kept', async () => {
  await world.start('one');
  await world.get(PAGE, 'navigate');
  world.network.delete(PAGE);
  expect(await world.get(PAGE, 'navigate')).toBe('Not found');
  world.isOnline = false;
  expect(await world.get(PAGE, 'navigate')).toContain('first');
});

test('builds before the present one stay while they are small, the newest first', async () => {
  for (const build of ['one', 'two', 'three']) {
    await world.start(build, {maxOldFiles: 1});
    await world.get(PAGE, 'navigate');
  }
  await world.start('four', {maxOldFiles: 1});
  expect([...world.caches.keys()]).toEqual(['offline-three-https://mui.com/x/']);
});

test('what an old build shares with the present one outlives it', async () => {
  await world.start('one');
  await world.get(SCRIPT);
  await world.start('two');
  await world.get(SCRIPT);
  await world.start('three', {maxOldFiles: 1});
  world.isOnline = false;
  expect(await world.get(SCRIPT)).toBe('script');
  expect(world.asked).toEqual([SCRIPT]);
});

test('a cache of another language is left alone', async () => {
  await world.openCache('offline-one-https://mui.com/zh/x/').put(PAGE, new Response('zh'));
  await world.start('two', {maxOldFiles: 0});
  expect([...world.caches.keys()]).toContain('offline-one-https://mui.com/zh/x/');
});

test('a full storage is no error: older builds make room', async () => {
  await world.start('one');
  await world.get(PAGE, 'navigate');
  await world.start('two');
  world.isFull = true;
  expect(await world.get(PAGE, 'navigate')).toContain('first');
  expect([...world.caches.keys()]).not.toContain('offline-one-https://mui.com/x/');
});

test('requests that are not its own go by', async () => {
  await world.start('one');
  expect(await world.get('https://fonts.example/a.css')).toBeUndefined();
  expect(await world.get(PAGE, 'same-origin', {method: 'POST'})).toBeUndefined();
  expect(await world.get(PAGE, 'same-origin', {cache: 'no-store'})).toBeUndefined();
  expect(await world.get(PAGE, 'same-origin', {headers: {range: 'bytes=0-1'}})).toBeUndefined();
});

test('what a page used before there was a worker is kept when the page tells', async () => {
  await world.start('one');
  await world.report({type: 'USED', urls: ['/x/a/', SCRIPT, 'https://tag.example/js', '/x/gone/']});
  expect(world.asked).toEqual([PAGE, SCRIPT, 'https://mui.com/x/gone/']);
  await world.report({type: 'USED', urls: ['nonsense', 1]}).catch(() => undefined);
  world.isOnline = false;
  expect(await world.get(PAGE, 'navigate')).toContain('first');
});

test('a folder is kept whole with its first file', async () => {
  const folder = 'https://mui.com/x/search-index/';
  ['files.json', 'names.json', 'index/a', 'index/b'].forEach((file) => world.network.set(folder + file, `"${file}"`));
  world.network.set(`${folder}files.json`, '["names.json","index/a","index/b"]');
  await world.start('one');
  await world.get(`${folder}names.json`);
  world.isOnline = false;
  expect(await world.get(`${folder}index/b`)).toBe('"index/b"');
});

test('a page is asked for while the worker is starting, but in Firefox, where nothing would open without a network', async () => {
  await world.start('one');
  expect(world.isAskingEarly).toBe(true);
  world.userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await world.start('two');
  expect(world.isAskingEarly).toBe(false);
});
