import {debounce} from '../../../src/ui/debounce';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what comes in a burst is done once, with what was said last, after 166 ms of rest', () => {
  const action = jest.fn();
  const debounced = debounce(action);
  debounced('a');
  jest.advanceTimersByTime(165);
  debounced('b');
  jest.advanceTimersByTime(165);
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(action.mock.calls).toEqual([['b']]);
  jest.runAllTimers();
  expect(action).toHaveBeenCalledTimes(1);
});

test('another rest may be asked for', () => {
  const action = jest.fn();
  debounce(action, 10)();
  jest.advanceTimersByTime(10);
  expect(action).toHaveBeenCalledTimes(1);
});

test('what waits can be done at once, and only then', () => {
  const action = jest.fn();
  const debounced = debounce(action);
  debounced.flush();
  expect(action).not.toHaveBeenCalled();
  debounced(1, 2);
  debounced.flush();
  debounced.flush();
  jest.runAllTimers();
  expect(action.mock.calls).toEqual([[1, 2]]);
});

test('what waits can be forgotten', () => {
  const action = jest.fn();
  const debounced = debounce(action);
  debounced('a');
  debounced.cancel();
  jest.runAllTimers();
  debounced.flush();
  expect(action).not.toHaveBeenCalled();
});
