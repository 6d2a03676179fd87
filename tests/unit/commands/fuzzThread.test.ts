import {EventEmitter} from 'node:events';
import {fuzz} from '../../../scripts/fuzz/fuzz';

class Thread extends EventEmitter {
  terminate = jest.fn();
}

let thread: Thread;

jest.mock('node:worker_threads', () => ({
  Worker: jest.fn(() => {
    thread = new Thread();
    return thread;
  }),
}));

let lines: string[];

beforeEach(() => {
  lines = [];
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a case that does not end is ended, and the cases of all properties up to it are counted', async () => {
  const run = fuzz({seed: '42', cases: '60'});
  thread.emit('message', {kind: 'begin', property: 'links', index: 2, cases: 41});
  jest.advanceTimersByTime(20_000);
  expect(await run).toBe(false);
  expect(thread.terminate).toHaveBeenCalledTimes(1);
  expect(lines.slice(-2)).toEqual([
    expect.stringContaining('It has not ended in 20 s.'),
    expect.stringMatching(/^41 cases in .* 1 properties failed\.$/),
  ]);
});

test('nothing waits for a case after the thread failed', async () => {
  const run = fuzz({seed: '42', cases: '60'});
  thread.emit('message', {kind: 'begin', property: 'links', index: 2, cases: 41});
  thread.emit('error', new Error('no memory left'));
  await expect(run).rejects.toThrow('no memory left');
  expect(jest.getTimerCount()).toBe(0);
});
