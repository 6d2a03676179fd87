import {oncePerInput} from '../../../src/node/oncePerProcess';

test('something is made once for each input, also for another copy of the module', () => {
  const calls: string[] = [];
  const copy = () =>
    oncePerInput('lengths of a test', ({text}: {readonly text: string}) => {
      calls.push(text);
      return text.length;
    });
  expect([{text: 'ab'}, {text: 'abc'}, {text: 'ab'}].map(copy())).toEqual([2, 3, 2]);
  expect(copy()({text: 'abc'})).toBe(3);
  expect(calls).toEqual(['ab', 'abc']);
});

test('what flatMap hands on beside the input is no part of it', () => {
  const make = jest.fn((text: string) => [text.toUpperCase()]);
  const upperCase = oncePerInput('capitals of a test', make);
  expect(['a', 'a'].flatMap(upperCase)).toEqual(['A', 'A']);
  expect(make).toHaveBeenCalledTimes(1);
});
