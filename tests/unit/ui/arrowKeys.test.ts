import {END_KEYS, toNext, toPrevious} from '../../../src/ui/arrowKeys';

test('keys go round a list', () => {
  expect([0, 2, -1].map((from) => toNext(from, 3))).toEqual([1, 0, 0]);
  expect([2, 0, -1].map((from) => toPrevious(from, 3))).toEqual([1, 2, 2]);
  expect([END_KEYS['Home']?.(1, 3), END_KEYS['End']?.(1, 3)]).toEqual([0, 2]);
});
