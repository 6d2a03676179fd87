/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import useReaderActivity from '../../../plugins/demos/client/start/readerActivity';

const UNTOUCHED_MS = 3000;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<nav><a href="/next/">Next</a></nav><main><p>Text</p></main><aside><b>On this page</b></aside>';
});

afterEach(() => {
  jest.useRealTimers();
});

function doIn(selector: string, sign: string): void {
  act(() => {
    document.querySelector(selector)!.dispatchEvent(new Event(sign, {bubbles: true}));
  });
}

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'])(
  '%s in the text is a sign',
  (sign) => {
    const {result, unmount} = renderHook(useReaderActivity);
    expect(result.current).toBe(false);
    doIn('p', sign);
    expect(result.current).toBe(true);
    unmount();
  },
);

test('what the reader does in the navigation is none', () => {
  const {result, unmount} = renderHook(useReaderActivity);
  doIn('a', 'pointermove');
  doIn('a', 'keydown');
  doIn('b', 'wheel');
  expect(result.current).toBe(false);
  doIn('body', 'keydown');
  expect(result.current).toBe(true);
  unmount();
});

test('a page that is read for a while is active, and the next one is left alone anew', () => {
  const first = renderHook(useReaderActivity);
  act(() => void jest.advanceTimersByTime(UNTOUCHED_MS - 1));
  expect(first.result.current).toBe(false);
  act(() => void jest.advanceTimersByTime(1));
  expect(first.result.current).toBe(true);
  first.unmount();
  const next = renderHook(useReaderActivity);
  expect(next.result.current).toBe(false);
  act(() => void jest.advanceTimersByTime(UNTOUCHED_MS));
  expect(next.result.current).toBe(true);
  next.unmount();
});

test('a page that is left early does not make the next one active', () => {
  const first = renderHook(useReaderActivity);
  act(() => void jest.advanceTimersByTime(UNTOUCHED_MS - 1));
  first.unmount();
  const next = renderHook(useReaderActivity);
  act(() => void jest.advanceTimersByTime(UNTOUCHED_MS - 1));
  expect(next.result.current).toBe(false);
  next.unmount();
});

test('demos of one page hear of it together', () => {
  const one = renderHook(useReaderActivity);
  const other = renderHook(useReaderActivity);
  one.unmount();
  doIn('p', 'wheel');
  expect(other.result.current).toBe(true);
  other.unmount();
});
