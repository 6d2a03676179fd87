import {
  LONGEST_ARGUMENT,
  readAskedError,
  shownArgument,
} from '../../../plugins/production-errors/client/readErrorQuery';

test.each([
  ['?code=9&args[]=red&args[]=blue', {code: 9, isAsked: true, args: ['red', 'blue']}],
  ['?code=9&args%5B%5D=a%26b%3Dc', {code: 9, isAsked: true, args: ['a&b=c']}],
  ['code=19', {code: 19, isAsked: true, args: []}],
  ['?code=999999', {code: 999_999, isAsked: true, args: []}],
  ['', {code: undefined, isAsked: false, args: []}],
  ['?code=', {code: undefined, isAsked: false, args: []}],
  ['?code=9e9', {code: undefined, isAsked: true, args: []}],
  ['?code=-1', {code: undefined, isAsked: true, args: []}],
  ['?code=<img src=x onerror=alert(1)>', {code: undefined, isAsked: true, args: []}],
  ['?code=12345678901234567890', {code: undefined, isAsked: true, args: []}],
  ['?code=__proto__', {code: undefined, isAsked: true, args: []}],
  ['?code=1&code=2', {code: 1, isAsked: true, args: []}],
  ['?code=1&args[]=%E0%A4%A', {code: 1, isAsked: true, args: ['\uFFFD%A']}],
])('%s', (query, expected) => {
  expect(readAskedError(query)).toEqual(expected);
});

test('no more arguments are read than a message can have', () => {
  expect(readAskedError(`?code=1${'&args[]=a'.repeat(5000)}`).args).toHaveLength(10);
});

test('a long argument is cut between characters, and tells how much is left off', () => {
  expect(shownArgument('red')).toEqual({text: 'red', omitted: 0});
  const {text, omitted} = shownArgument('💩'.repeat(10_000));
  expect([...text]).toHaveLength(LONGEST_ARGUMENT);
  expect(text).toBe('💩'.repeat(LONGEST_ARGUMENT));
  expect(omitted).toBe(10_000 - LONGEST_ARGUMENT);
});
