/** @jest-environment node */
import {makeWorkerWorld, pageAt, type Answer, type WorkerWorld} from './workerWorld';

const PAGE = 'https://mui.com/x/a/';
const OTHER_PAGE = 'https://mui.com/x/b/';
const SCRIPT = 'https://mui.com/assets/js/a.11111111.js';
const DATA = 'https://mui.com/x/a/Demo.json';
const PICTURE = 'https://mui.com/images/a.png';
const LOGIN: Answer = {text: '<title>Hotel</title>Your room number', contentType: 'text/html'};
const CACHE = 'offline-one-https://mui.com/x/';

let world: WorkerWorld;

/** The text of what was kept under a URL. */
async function kept(url: string): Promise<string | undefined> {
  return (await world.openCache(CACHE).match(url, {ignoreVary: true}))?.text();
}

beforeEach(async () => {
  jest.useFakeTimers({doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate']});
  world = makeWorkerWorld();
  world.network.set(PAGE, {text: pageAt(PAGE, 'first'), headers: {date: 'Tue, 25 Nov 2025 10:00:00 GMT'}});
  world.network.set(DATA, '{"first":true}');
  await world.start('one');
});
afterEach(() => jest.useRealTimers());

async function visit(): Promise<void> {
  await world.get(PAGE, 'navigate');
  await world.get(DATA);
}

/** Lets what need not wait for the network or a timer come to its end. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('a network that hangs', () => {
  test('is waited for three seconds if the page is kept, and its late answer is kept too', async () => {
    await visit();
    world.network.set(PAGE, pageAt(PAGE, 'second'));
    world.network.hang();
    const answered = jest.fn();
    const answer = world.answer(PAGE, 'navigate');
    void answer?.then(answered);
    await settle();
    await jest.advanceTimersByTimeAsync(2900);
    expect(answered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(await (await answer)?.text()).toBe(pageAt(PAGE, 'first'));
    world.network.goOn();
    await world.finish();
    expect(await kept(PAGE)).toBe(pageAt(PAGE, 'second'));
  });

  test('is waited for however long it takes if nothing is kept', async () => {
    world.network.hang();
    const answered = jest.fn();
    const answer = world.answer(PAGE, 'navigate');
    void answer?.then(answered);
    await settle();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(answered).not.toHaveBeenCalled();
    world.network.goOn();
    expect(await (await answer)?.text()).toBe(pageAt(PAGE, 'first'));
  });
});

describe('a server with a problem', () => {
  test.each([500, 502, 503, 504])('%i: a kept page comes in its place, and says so', async (status) => {
    await visit();
    world.network.set(PAGE, {text: 'Error', status, contentType: 'text/html'});
    const text = (await world.get(PAGE, 'navigate')) ?? '';
    // The time zone is that of the machine.
    expect(text).toMatch(
      new RegExp(
        `<body><p id="offline-kept-copy" role="status" style="[^"]*">Problem ${status}, kept on November 2\\d, 2025`,
      ),
    );
    expect(text.replace(/<p id="offline-kept-copy".*?<\/p>/, '')).toBe(pageAt(PAGE, 'first'));
    // The copy itself has no such notice.
    expect(await kept(PAGE)).toBe(pageAt(PAGE, 'first'));
  });

  test('a page whose time is unknown says that it is a copy all the same', async () => {
    world.network.set(PAGE, pageAt(PAGE, 'first'));
    await visit();
    world.network.set(PAGE, {text: 'Error', status: 503});
    expect(await world.get(PAGE, 'navigate')).toContain('>Problem 503, kept</p>');
  });

  test('a kept file comes as it is', async () => {
    await visit();
    world.network.set(DATA, {text: 'Error', status: 503});
    expect(await world.get(DATA)).toBe('{"first":true}');
  });

  test('without its slash a kept page is found too', async () => {
    await visit();
    world.network.set('https://mui.com/x/a?from=mail', {text: 'Error', status: 503});
    const answer = await world.answer('https://mui.com/x/a?from=mail', 'navigate');
    await world.finish();
    expect(answer?.headers.get('location')).toMatch(/\/x\/a\/\?from=mail$/);
  });

  test('what is not kept is answered as the server does', async () => {
    world.network.set(OTHER_PAGE, {text: 'Error', status: 503});
    expect((await world.answer(OTHER_PAGE, 'navigate'))?.status).toBe(503);
  });

  test.each([404, 410, 403])('%i is the network’s word', async (status) => {
    await visit();
    world.network.set(PAGE, {text: 'Gone', status});
    world.network.set(DATA, {text: 'Gone', status});
    expect(await world.get(PAGE, 'navigate')).toBe('Gone');
    expect(await world.get(DATA)).toBe('Gone');
    expect(await kept(PAGE)).toBe(pageAt(PAGE, 'first'));
    expect(await kept(DATA)).toBe('{"first":true}');
  });
});

describe('a network that wants a login', () => {
  test('shows its page, which is not kept', async () => {
    await visit();
    world.network.set(PAGE, LOGIN);
    expect(await world.get(PAGE, 'navigate')).toBe(LOGIN.text);
    world.network.set(PAGE, {...LOGIN, status: 511});
    expect(await world.get(PAGE, 'navigate')).toBe(LOGIN.text);
    expect(await kept(PAGE)).toBe(pageAt(PAGE, 'first'));
    world.network.set(OTHER_PAGE, LOGIN);
    await world.get(OTHER_PAGE, 'navigate');
    expect(await kept(OTHER_PAGE)).toBeUndefined();
  });

  test('has no say in files that are kept', async () => {
    await visit();
    world.network.set(DATA, LOGIN);
    expect(await world.get(DATA)).toBe('{"first":true}');
    world.network.set(DATA, {...LOGIN, type: 'opaque'});
    expect(await world.get(DATA)).toBe('{"first":true}');
    expect(await kept(DATA)).toBe('{"first":true}');
  });

  test.each([
    ['a script', SCRIPT, 'application/json'],
    ['a script', SCRIPT, 'text/html'],
    ['data', DATA, 'text/plain'],
    ['data', DATA, 'text/html; charset=utf-8'],
    ['a stylesheet', 'https://mui.com/styles/a.css', 'text/html'],
    ['a picture', PICTURE, 'text/html'],
    ['a page', OTHER_PAGE, 'text/plain'],
  ])('%s of another type than its name promises is not kept', async (_kind, url, contentType) => {
    world.network.set(url, {text: pageAt(url), contentType});
    await world.get(url);
    expect(await kept(url)).toBeUndefined();
  });
});

describe('what is left alone', () => {
  test('a part of a file', async () => {
    world.network.set(PICTURE, {text: 'half', status: 206});
    expect(await world.get(PICTURE)).toBe('half');
    expect(await kept(PICTURE)).toBeUndefined();
    expect(world.answer(PICTURE, 'no-cors', {headers: {range: 'bytes=0-1'}})).toBeUndefined();
  });

  test('what another host answers', async () => {
    world.network.set(PICTURE, {text: 'picture', type: 'opaque'});
    await world.get(PICTURE);
    expect(await kept(PICTURE)).toBeUndefined();
    world.network.set(PICTURE, {text: 'picture', type: 'cors'});
    await world.get(PICTURE);
    expect(await kept(PICTURE)).toBeUndefined();
    expect(world.answer('https://other.example/images/a.png')).toBeUndefined();
  });

  test('what came by a redirect', async () => {
    world.network.set(OTHER_PAGE, {text: pageAt(OTHER_PAGE), redirected: true});
    await world.get(OTHER_PAGE);
    expect(await kept(OTHER_PAGE)).toBeUndefined();
  });

  test('what is not asked for by GET', () => {
    for (const method of ['POST', 'HEAD', 'PUT']) {
      expect(world.answer(PAGE, 'same-origin', {method})).toBeUndefined();
    }
  });

  test('a body that breaks off: nothing of it is kept, and what was there stays', async () => {
    await visit();
    await world.get(SCRIPT);
    for (const url of [PAGE, DATA, SCRIPT]) {
      world.network.set(url, {text: '<html', isCutOff: true});
      await expect(world.get(url)).rejects.toThrow('network error');
      await world.finish();
    }
    expect(await kept(PAGE)).toBe(pageAt(PAGE, 'first'));
    expect(await kept(DATA)).toBe('{"first":true}');
    expect(await kept(SCRIPT)).toBeUndefined();
  });

  test('a body that breaks off costs no older build', async () => {
    await visit();
    await world.start('two');
    world.network.set(DATA, {text: '{', isCutOff: true});
    await expect(world.get(DATA)).rejects.toThrow('network error');
    await world.finish();
    expect([...world.caches.keys()]).toContain(CACHE);
  });
});

describe('a file that varies', () => {
  test('by a header is found whatever is asked for', async () => {
    world.network.set(DATA, {text: '{}', headers: {vary: 'accept-encoding'}});
    await world.get(DATA);
    world.isOnline = false;
    expect(await world.get(DATA)).toBe('{}');
  });

  test('by everything is not kept, and shown', async () => {
    world.network.set(DATA, {text: '{}', headers: {vary: '*'}});
    expect(await world.get(DATA)).toBe('{}');
    expect(await kept(DATA)).toBeUndefined();
  });
});

describe('a cache', () => {
  test('does not grow by URLs that the host answers with some page', async () => {
    for (let count = 0; count < 50; count += 1) {
      const url = `https://mui.com/x/nonsense-${count}/`;
      world.network.set(url, pageAt('https://mui.com/'));
      expect(await world.get(url, 'navigate')).toBe(pageAt('https://mui.com/'));
    }
    expect(world.filesKept).toBe(0);
  });

  test('holds its number of files, whatever a host answers; the whole holds those and the older builds', async () => {
    await world.start('one', {maxFiles: 5});
    const fill = async (): Promise<void> => {
      for (let count = 0; count < 20; count += 1) {
        world.network.set(`https://mui.com/x/${count}.md`, 'text');
        await world.get(`https://mui.com/x/${count}.md`);
      }
    };
    await fill();
    expect(world.filesKept).toBe(5);
    for (const build of ['two', 'three', 'four', 'five']) {
      await world.start(build, {maxFiles: 5, maxOldFiles: 12});
      await fill();
    }
    expect(world.filesKept).toBe(5 + 10);
  });

  test('that is full still takes the newer text of what it has', async () => {
    await world.start('one', {maxFiles: 1});
    await world.get(PAGE, 'navigate');
    world.network.set(PAGE, pageAt(PAGE, 'second'));
    await world.get(PAGE, 'navigate');
    await world.get(DATA);
    expect(await kept(PAGE)).toBe(pageAt(PAGE, 'second'));
    expect(world.filesKept).toBe(1);
  });
});
