/** @jest-environment jsdom */
import whenDrawn from '../../../plugins/demos/client/start/whenDrawn';

const DRAWN = '<i></i>'.repeat(10);

const FRAME_MS = 16;

/** Paints so many frames. */
async function paint(count: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(count * FRAME_MS);
}

function start(html: string, isAwaited = false): {live: Element; done: jest.Mock} {
  document.body.innerHTML = `<div id="live">${html}</div><div id="drawn">${DRAWN}</div>`;
  const [live, drawn] = [...document.body.children] as [Element, Element];
  const done = jest.fn();
  whenDrawn(live, drawn, () => isAwaited, done);
  return {live, done};
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a demo that shows as much as its rendering and is at rest takes its place', async () => {
  const {done} = start(DRAWN);
  await paint(4);
  expect(done).not.toHaveBeenCalled();
  await paint(1);
  expect(done).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a reader who waits need not wait for it to be at rest', async () => {
  const {done} = start(DRAWN, true);
  await paint(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a grid without its rows is waited for, also by a reader', async () => {
  const {live, done} = start('<i></i>', true);
  await paint(14);
  expect(done).not.toHaveBeenCalled();
  live.innerHTML = DRAWN;
  await paint(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a reader waits some frames more for a demo that shows less than its rendering', async () => {
  const {done} = start('<i></i><i></i>', true);
  await paint(15);
  expect(done).not.toHaveBeenCalled();
  await paint(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('without a reader who waits, what shows less than its rendering has a second to show more', async () => {
  const {done} = start('<i></i><i></i>');
  await paint(62);
  expect(done).not.toHaveBeenCalled();
  await paint(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a demo that moves for ever is waited for a second', async () => {
  const {live, done} = start(DRAWN);
  for (let frame = 0; frame < 62; frame += 1) {
    live.setAttribute('style', `top: ${frame}px`);
    await paint(1);
  }
  expect(done).not.toHaveBeenCalled();
  live.setAttribute('style', 'top: 0');
  await paint(1);
  expect(done).toHaveBeenCalledTimes(1);
});
