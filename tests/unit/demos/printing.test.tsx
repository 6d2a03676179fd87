/** @jest-environment jsdom */
import {act, fireEvent, render} from '@testing-library/react';
import usePrinting from '../../../plugins/demos/client/printing';

const print = jest.fn();

function Page() {
  usePrinting(false);
  return <div data-demo-preview="" />;
}

/** Whether the browser does with the keys what it always does. */
function press(options: KeyboardEventInit): boolean {
  return fireEvent(window, new KeyboardEvent('keydown', {key: 'p', cancelable: true, ...options}));
}

function setPlatform(platform: string): void {
  Object.defineProperty(navigator, 'platform', {configurable: true, value: platform});
}

beforeEach(() => {
  jest.useFakeTimers();
  window.print = print;
  print.mockClear();
});

afterEach(async () => {
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  jest.useRealTimers();
});

test.each([
  ['Win32', {ctrlKey: true}, true],
  ['Win32', {metaKey: true}, false],
  ['MacIntel', {metaKey: true}, true],
  // It moves the caret there, as in every text field of the system.
  ['MacIntel', {ctrlKey: true}, false],
  ['Win32', {ctrlKey: true, shiftKey: true}, false],
])('on %s, P with %j prints the demos: %s', async (platform, options, isPrint) => {
  setPlatform(platform);
  render(<Page />);
  expect(press(options)).toBe(!isPrint);
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(print).toHaveBeenCalledTimes(isPrint ? 1 : 0);
});

test('keys that are held down open one dialog', async () => {
  setPlatform('Win32');
  render(<Page />);
  press({ctrlKey: true});
  // The browser's own dialog does not open either.
  expect(press({ctrlKey: true, repeat: true})).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(print).toHaveBeenCalledTimes(1);
  press({ctrlKey: true});
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(print).toHaveBeenCalledTimes(2);
});
