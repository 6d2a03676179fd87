/** @jest-environment node */
import type {ProductState} from '../../../plugins/offline/client/products/state';
import {ProductStore} from '../../../plugins/offline/client/products/productStore';
import {RESUME_KEY} from '../../../plugins/offline/client/products/resumeKey';
import {ProductWorld, RUNTIME} from './productWorld';

const ensureWorker = jest.fn(() => Promise.resolve());
const leaveUnreported = jest.fn();
jest.mock('../../../plugins/offline/client/registration', () => ({
  ensureWorker: () => ensureWorker(),
  leaveUnreported: (paths: string[]) => leaveUnreported(paths) as undefined,
}));

const FIRST = {[RUNTIME]: 'one', '/x/data.json': '1', '/x/react-charts/': 'page one'};
const SECOND = {'/assets/js/runtime~main.bbbb.js': 'two', '/x/data.json': '1', '/x/react-charts/': 'page two'};

let world: ProductWorld;
let store: ProductStore;
const tab = new Map<string, string>();

const charts = (): ProductState | undefined => store.getState().products['x-charts'];

/** Locks as a browser has them, for one tab beside another that holds some. */
function addLocks(heldElsewhere: Set<string>): void {
  const names = (): {name: string}[] => [...heldElsewhere].map((name) => ({name}));
  Object.assign(navigator, {
    locks: {
      query: () => Promise.resolve({held: names()}),
      request: async (name: string, ...rest: unknown[]) => {
        const work = rest.at(-1) as (lock: object | null) => unknown;
        const isTry = rest.length === 2;
        while (!isTry && heldElsewhere.has(name)) {
          await new Promise(setImmediate);
        }
        return work(heldElsewhere.has(name) ? null : {});
      },
    },
  });
}

beforeEach(() => {
  world = new ProductWorld();
  world.install();
  tab.clear();
  leaveUnreported.mockReset();
  ensureWorker.mockReset().mockResolvedValue(undefined);
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
      removeItem: (key: string) => void tab.delete(key),
    },
  });
  store = new ProductStore('/x/');
});

test('what the host has is read with the settings, and what is saved', async () => {
  world.deploy('1', FIRST);
  await store.refresh();
  expect(store.getState()).toMatchObject({isBlocked: false, deployed: [{id: 'x-charts', files: 3}]});
  expect(charts()).toEqual({status: 'unsaved'});
});

test('saves, tells of it, and finds it again in another document', async () => {
  world.deploy('1', FIRST);
  const seen = new Set<string | undefined>();
  store.subscribe(() => seen.add(charts()?.status));
  await store.save('x-charts');
  expect([...seen]).toEqual(['saving', 'saved']);
  expect(charts()).toMatchObject({status: 'saved', saved: {bytes: 12}});
  store = new ProductStore('/x/');
  await store.refresh();
  expect(charts()).toMatchObject({status: 'saved', saved: {bytes: 12}});
});

test('what is fetched to be saved is not reported as used by the page', async () => {
  world.deploy('1', FIRST);
  world.onAsked = (path) => path === RUNTIME && expect(leaveUnreported).toHaveBeenCalledWith(Object.keys(FIRST));
  await store.save('x-charts');
  expect(world.asked).toContain(RUNTIME);
  expect(charts()).toMatchObject({status: 'saved'});
});

test('saving can be stopped while the host does not answer', async () => {
  world.deploy('1', FIRST);
  let answer = (): void => undefined;
  const silence = new Promise((_resolve, reject) => {
    answer = () => reject(new TypeError('Failed to fetch'));
  });
  Object.assign(globalThis, {fetch: () => silence});
  const saving = store.save('x-charts');
  await new Promise(setImmediate);
  store.stop('x-charts');
  await saving;
  expect(charts()).toEqual({status: 'unsaved'});
  answer();
});

test('an update is offered with what it transfers, and taken', async () => {
  world.deploy('1', FIRST);
  await store.save('x-charts');
  world.deploy('2', SECOND);
  await store.refresh();
  expect(charts()).toMatchObject({status: 'saved', saved: {updateBytes: 'two'.length + 'page two'.length}});
  await store.save('x-charts');
  expect(charts()).toEqual({status: 'saved', saved: {savedAt: expect.any(String) as string, bytes: 12}});
  expect(await world.saved()).toEqual({'saved-x-charts-2': SECOND});
});

test('a build that is deployed in the middle is saved instead', async () => {
  world.deploy('1', FIRST);
  world.onAsked = (path) => {
    if (path === RUNTIME) {
      world.onAsked = () => undefined;
      world.deploy('2', SECOND);
    }
  };
  await store.save('x-charts');
  expect(charts()).toMatchObject({status: 'saved'});
  expect(await world.saved()).toEqual({'saved-x-charts-2': SECOND});
});

test('a worker that is refused is said, and nothing is downloaded', async () => {
  world.deploy('1', FIRST);
  ensureWorker.mockRejectedValue(new DOMException('Refused', 'SecurityError'));
  await store.save('x-charts');
  expect(charts()).toEqual({status: 'unsaved', problem: {kind: 'worker'}});
  expect(world.asked).toEqual([]);
});

test.each<[string, string | Error | {status: number}, string]>([
  ['a network that is gone', new TypeError('Failed to fetch'), 'network'],
  ['a host without the list', {status: 404}, 'host'],
  ['a login page', '<!doctype html>', 'host'],
  ['the list of another product', '{"id":"x-tree-view"}', 'host'],
])('%s is said', async (_name, answer, kind) => {
  world.deploy('1', FIRST);
  world.answers.set('/x/offline/x-charts.json', answer);
  await store.save('x-charts');
  expect(charts()).toEqual({status: 'unsaved', problem: {kind}});
});

test('a full storage leaves a half, which removing frees', async () => {
  world.deploy('1', FIRST);
  world.roomForFiles = 2;
  await store.save('x-charts');
  expect(charts()).toMatchObject({status: 'half', problem: {kind: 'full'}, progress: {files: 1, ofFiles: 3}});
  await store.remove('x-charts');
  expect(charts()).toEqual({status: 'unsaved'});
  expect(world.caches.size).toBe(0);
});

test('a document that was loaded anew goes on with what was under way, and not with what was stopped', async () => {
  world.deploy('1', FIRST);
  let kept: string | undefined;
  world.onAsked = (path) => {
    kept ??= tab.get(RESUME_KEY);
    return path === '/x/react-charts/' && store.stop('x-charts');
  };
  await store.save('x-charts');
  expect(kept).toBe('x-charts');
  expect(tab.size).toBe(0);
  expect(charts()).toMatchObject({status: 'half'});
  world.onAsked = () => undefined;
  tab.set(RESUME_KEY, 'x-charts nonsense');
  store = new ProductStore('/x/');
  store.resume();
  await new Promise<void>((resolve) => {
    store.subscribe(() => charts()?.status === 'saved' && resolve());
  });
});

test('what was read before saving ended does not undo it', async () => {
  world.deploy('1', FIRST);
  let refreshed: Promise<void> | undefined;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  world.onAsked = (path) => {
    const [cache] = world.caches.values();
    if (path === '/x/react-charts/' && cache) {
      jest.spyOn(cache, 'keys').mockImplementationOnce(() => ended.then(() => cache.keys()));
      refreshed = store.refresh();
    }
  };
  const saving = store.save('x-charts');
  await saving;
  const seen = new Set<string | undefined>();
  store.subscribe(() => seen.add(charts()?.status));
  end();
  await refreshed;
  expect([...seen]).toEqual(['saved']);
});

test('a product that another tab works on is left to it, and read when that ends', async () => {
  const held = new Set(['docs-offline x-charts /x/']);
  addLocks(held);
  world.deploy('1', FIRST);
  await store.refresh();
  expect(charts()).toEqual({status: 'elsewhere'});
  await store.save('x-charts');
  await store.remove('x-charts');
  expect(charts()).toEqual({status: 'elsewhere'});
  held.clear();
  await new Promise<void>((resolve) => {
    store.subscribe(() => charts()?.status === 'unsaved' && resolve());
  });
  await store.save('x-charts');
  expect(charts()).toMatchObject({status: 'saved'});
});

test('a browser that blocks its storage says so', async () => {
  world.deploy('1', FIRST);
  Object.assign(globalThis, {
    caches: new Proxy({}, {get: () => () => Promise.reject(new DOMException('Blocked', 'SecurityError'))}),
  });
  await store.refresh();
  expect(store.getState().isBlocked).toBe(true);
});

test('a browser that blocked its storage, and no longer does, shows the products again', async () => {
  world.deploy('1', FIRST);
  jest.spyOn(caches, 'keys').mockRejectedValueOnce(new DOMException('Blocked', 'SecurityError'));
  await store.refresh();
  expect(store.getState().isBlocked).toBe(true);
  await store.refresh();
  expect(store.getState().isBlocked).toBe(false);
  expect(charts()).toEqual({status: 'unsaved'});
});
