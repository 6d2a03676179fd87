/** @jest-environment node */
import {SavingError, type Problem} from '../../../plugins/offline/client/products/problems';
import {readProduct, updateBytes} from '../../../plugins/offline/client/products/readProduct';
import {deleteSavedCaches} from '../../../plugins/offline/client/products/savedCaches';
import {saveProduct, type Progress} from '../../../plugins/offline/client/products/saveProduct';
import type {ProductManifest} from '../../../plugins/offline/productManifest';
import {manifestOf, ProductWorld, RUNTIME, SCOPE} from './productWorld';

const PAGE = '/x/react-charts/';
const PAGE_HTML = `<meta property=og:url content=https://mui.com${PAGE} /><script src=${RUNTIME}>`;
const FIRST = {[RUNTIME]: 'runtime one', '/assets/js/same.js': 'same', '/x/data.json': '1', [PAGE]: `${PAGE_HTML}one`};
const SECOND = {
  '/assets/js/runtime~main.bbbb.js': 'runtime two',
  '/assets/js/same.js': 'same',
  '/x/data.json': '2',
  [PAGE]: 'two',
};

let world: ProductWorld;

beforeEach(() => {
  jest.useFakeTimers({advanceTimers: true});
  world = new ProductWorld();
  world.install();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Saves, and lets the pauses before another try pass. */
async function save(
  manifest: ProductManifest,
  signal = new AbortController().signal,
): Promise<{problem?: Problem; reason?: unknown; progress: Progress[]}> {
  const progress: Progress[] = [];
  const saving = saveProduct(manifest, {scope: SCOPE, signal, onProgress: (now) => progress.push(now)});
  const ended = saving.then(
    () => ({progress}),
    (error: unknown) => {
      if (error instanceof SavingError) {
        return {problem: error.problem, progress};
      }
      return {reason: error, progress};
    },
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return ended;
}

const statusNow = async (): Promise<string> => (await readProduct(SCOPE, 'x-charts')).state.status;

test('all files are saved, pages last, and the whole is dated', async () => {
  const {progress, problem} = await save(world.deploy('1', FIRST));
  expect(problem).toBeUndefined();
  expect(await world.saved()).toEqual({'saved-x-charts-1': FIRST});
  expect(world.asked.at(-1)).toBe(PAGE);
  expect(progress[0]).toMatchObject({files: 0, ofFiles: 4});
  expect(progress.at(-1)).toMatchObject({files: 4, ofFiles: 4});
  const {state} = await readProduct(SCOPE, 'x-charts');
  const bytes = Object.values(FIRST).join('').length;
  expect(state).toEqual({status: 'saved', saved: {savedAt: expect.stringMatching(/^\d{4}-/) as string, bytes}});
});

test('what does not fit is refused before anything is fetched', async () => {
  world.quota = 10;
  const {problem} = await save(world.deploy('1', FIRST));
  expect(problem).toMatchObject({kind: 'room', free: 10});
  expect((problem as {needed: number}).needed).toBeGreaterThan(10);
  expect(world.asked).toEqual([]);
  expect(await statusNow()).toBe('unsaved');
});

test('a storage that becomes full is said; with room, only what is missing is fetched', async () => {
  const manifest = world.deploy('1', FIRST);
  world.roomForFiles = 3;
  expect((await save(manifest)).problem).toEqual({kind: 'full'});
  expect(await statusNow()).toBe('half');
  const before = Object.keys((await world.saved())['saved-x-charts-1'] ?? {});
  expect(before.length).toBeGreaterThan(0);
  world.roomForFiles = Infinity;
  world.asked.length = 0;
  expect((await save(manifest)).problem).toBeUndefined();
  expect(world.asked.filter((path) => before.includes(path))).toEqual([]);
  expect(await world.saved()).toEqual({'saved-x-charts-1': FIRST});
});

test('a browser that stores nothing says so', async () => {
  world.isRefused = true;
  expect((await save(world.deploy('1', FIRST))).problem).toEqual({kind: 'storage'});
});

test('stopping keeps what is there, and no file comes after it', async () => {
  const manifest = world.deploy('1', FIRST);
  const control = new AbortController();
  world.onAsked = (path) => path === PAGE && control.abort();
  expect((await save(manifest, control.signal)).reason).toBe(control.signal.reason);
  expect(Object.keys((await world.saved())['saved-x-charts-1'] ?? {})).toHaveLength(3);
  expect(await statusNow()).toBe('half');
});

test('a network that fails once is asked again; one that is gone is told of', async () => {
  const manifest = world.deploy('1', FIRST);
  world.answers.set('/x/data.json', new TypeError('Failed to fetch'));
  world.onAsked = (path) => path === '/x/data.json' && world.asked.length > 4 && world.answers.set(path, '1');
  expect((await save(manifest)).problem).toBeUndefined();
  world.caches.clear();
  world.onAsked = () => undefined;
  manifest.files.forEach(({path}) => world.answers.set(path, new TypeError('Failed to fetch')));
  expect((await save(manifest)).problem).toEqual({kind: 'network'});
  expect(await statusNow()).toBe('half');
});

test.each<[string, string | {status: number; text?: string}]>([
  ['a login page', '<title>Log in'],
  ['another text', 'sam'],
  ['a missing file', {status: 404}],
  ['a part of the file', {status: 206, text: 'same'}],
  ['an error of the host', {status: 503}],
])('%s in the place of a file is not saved', async (_name, answer) => {
  const manifest = world.deploy('1', FIRST);
  world.answers.set('/assets/js/same.js', answer);
  expect((await save(manifest)).problem).toEqual({kind: 'host'});
  expect((await world.saved())['saved-x-charts-1']).not.toHaveProperty(['/assets/js/same.js']);
});

test('a page to which the host has added something is saved, but not a page of another build or URL', async () => {
  const manifest = world.deploy('1', FIRST);
  world.answers.set(PAGE, `${PAGE_HTML}<script src=/added.js>`);
  expect((await save(manifest)).problem).toBeUndefined();
  for (const text of [PAGE_HTML.replace('aaaa', 'cccc'), PAGE_HTML.replace(PAGE, '/x/'), '<p>']) {
    world.caches.clear();
    world.answers.set(PAGE, text);
    expect((await save(manifest)).problem).toEqual({kind: 'host'});
  }
});

test('browsers without `Response.json` and `URL.canParse` save and read too', async () => {
  const missing = (): never => {
    throw new TypeError('It is not a function.');
  };
  jest.spyOn(Response, 'json').mockImplementation(missing);
  jest.spyOn(URL, 'canParse').mockImplementation(missing);
  const manifest = world.deploy('1', FIRST);
  world.answers.set(PAGE, `${PAGE_HTML}<script src=/added.js>`);
  expect((await save(manifest)).problem).toBeUndefined();
  expect(await statusNow()).toBe('saved');
});

test('a file that another cache has is not fetched, if it is the same', async () => {
  const manifest = world.deploy('1', FIRST);
  await world.openCache('offline-one').put('/assets/js/same.js', new Response('same'));
  await world.openCache('offline-one').put('/x/data.json', new Response('old'));
  await save(manifest);
  expect(world.asked).toContain('/x/data.json');
  expect(world.asked).not.toContain('/assets/js/same.js');
});

describe('an update', () => {
  test('fetches what changed, and then replaces the build before', async () => {
    await save(world.deploy('1', FIRST));
    const next = world.deploy('2', SECOND);
    world.asked.length = 0;
    expect((await save(next)).problem).toBeUndefined();
    expect(world.asked).not.toContain('/assets/js/same.js');
    expect(world.asked).toHaveLength(3);
    expect(await world.saved()).toEqual({'saved-x-charts-2': SECOND});
  });

  test('that is interrupted leaves the build before whole, and goes on later', async () => {
    await save(world.deploy('1', FIRST));
    const next = world.deploy('2', SECOND);
    world.answers.set(PAGE, new TypeError('Failed to fetch'));
    const {problem, progress} = await save(next);
    expect(problem).toEqual({kind: 'network'});
    expect((await world.saved())['saved-x-charts-1']).toEqual(FIRST);
    const {state} = await readProduct(SCOPE, 'x-charts');
    // Two files were fetched, and one is the same in both builds.
    expect(state).toMatchObject({status: 'half', saved: {}, progress: {files: 3}});
    expect(state).toMatchObject({progress: progress.at(-1)});
    world.answers.set(PAGE, 'two');
    await save(next);
    expect(await world.saved()).toEqual({'saved-x-charts-2': SECOND});
  });

  test('that breaks off while files are moved loses none of them', async () => {
    await save(world.deploy('1', FIRST));
    const next = world.deploy('2', SECOND);
    // The record and three files fit; the moved file does not.
    world.roomForFiles = 4;
    expect((await save(next)).problem).toEqual({kind: 'full'});
    const there = Object.values(await world.saved()).flatMap((files) => Object.keys(files));
    expect(there).toEqual(expect.arrayContaining([...Object.keys(FIRST), ...Object.keys(SECOND)]));
    world.roomForFiles = Infinity;
    await save(next);
    expect(await world.saved()).toEqual({'saved-x-charts-2': SECOND});
  });

  test('counts the bytes that changed', () => {
    const changed = ['/assets/js/runtime~main.bbbb.js', '/x/data.json', PAGE] as const;
    const bytes = changed.map((path) => (SECOND as Record<string, string>)[path]).join('').length;
    expect(updateBytes(manifestOf('1', FIRST), manifestOf('2', SECOND))).toBe(bytes);
  });
});

test('removing leaves other products and the caches of visited pages', async () => {
  await save(world.deploy('1', FIRST));
  [
    'saved-x-data-grid-1-https://mui.com/x/',
    'offline-1-https://mui.com/x/',
    'saved-x-charts-1-https://mui.com/zh/x/',
  ].forEach((name) => world.openCache(name));
  await deleteSavedCaches(SCOPE, 'x-charts');
  expect([...world.caches.keys()]).toEqual([
    'saved-x-data-grid-1-https://mui.com/x/',
    'offline-1-https://mui.com/x/',
    'saved-x-charts-1-https://mui.com/zh/x/',
  ]);
  expect(await statusNow()).toBe('unsaved');
});

test.each(['', '{', '[]', '{"manifest":{"files":[[1]]}}', '{"manifest":null,"savedAt":"soon"}'])(
  'a record with the nonsense %j is none',
  async (text) => {
    await world.openCache(`saved-x-charts-1-${SCOPE}`).put('/x/offline/saved-product', new Response(text));
    expect(await statusNow()).toBe('unsaved');
    await save(world.deploy('1', FIRST));
    expect(await statusNow()).toBe('saved');
  },
);
