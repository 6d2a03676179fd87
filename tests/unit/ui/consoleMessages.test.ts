import {listenToConsole} from '../../../src/ui/consoleMessages';

test('two who listen both hear, and the console is as it was once the last one stops', () => {
  const print = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const before = console.warn;
  const [first, second] = [jest.fn(), jest.fn()];
  const stopFirst = listenToConsole(first);
  const stopSecond = listenToConsole(second);
  console.warn('A chart has no %s.', 'data');
  stopFirst();
  console.warn('It has two.');
  stopSecond();
  expect(console.warn).toBe(before);
  console.warn('Nobody listens.');
  stopSecond();
  expect(first.mock.calls).toEqual([['A chart has no data.']]);
  expect(second.mock.calls).toEqual([['A chart has no data.'], ['It has two.']]);
  expect(print).toHaveBeenCalledTimes(3);
});

test.each([
  ['100%done', [], '100%done'],
  ['%s and %s', ['one'], 'one and %s'],
  ['%o', [Object.create(null)], '[object Object]'],
  [Object.create(null), [], '[object Object]'],
])('%j with %j is heard as “%s”, and printed', (first, values: unknown[], text) => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const heard = jest.fn();
  const stop = listenToConsole(heard);
  console.error(first, ...values);
  stop();
  expect(heard).toHaveBeenCalledWith(text);
  expect(print).toHaveBeenCalledWith(first, ...values);
});

test('what the packages say of a missing license key is no message', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const heard = jest.fn();
  const stop = listenToConsole(heard);
  console.error('***** MUI X: Missing license key.');
  stop();
  expect(heard).not.toHaveBeenCalled();
});
