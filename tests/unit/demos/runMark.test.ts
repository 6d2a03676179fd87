/** @jest-environment jsdom */
import {RunMark} from '../../../plugins/demos/client/editor/runMark';

const KEY = 'demo-edit:/x/page#system-Demo.TS';

/** What the page makes of a mark when it is loaded anew. */
const afterReload = (): RunMark => new RunMark(KEY);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('a text that never ran is run', () => {
  expect(afterReload().isTrusted()).toBe(true);
});

test('a text that was still starting when the page was left is not run again', () => {
  afterReload().begin();
  expect(afterReload().isTrusted()).toBe(false);
});

test('a text that left the page right after it had started is run once more, not twice', () => {
  const typed = afterReload();
  typed.begin();
  typed.settle();
  const second = afterReload();
  expect(second.isTrusted()).toBe(true);
  second.begin();
  second.settle();
  expect(afterReload().isTrusted()).toBe(false);
});

test('a text that has run for two seconds is trusted', () => {
  const mark = afterReload();
  mark.begin();
  mark.settle();
  jest.advanceTimersByTime(1999);
  expect(sessionStorage).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(sessionStorage).toHaveLength(0);
});

test('what the reader has seen to counts as new', () => {
  afterReload().begin();
  const mark = afterReload();
  mark.trust();
  expect(mark.isTrusted()).toBe(true);
  mark.begin();
  mark.settle();
  expect(afterReload().isTrusted()).toBe(true);
});

test('what fails before it runs leaves no mark', () => {
  afterReload().settle();
  expect(sessionStorage).toHaveLength(0);
});
