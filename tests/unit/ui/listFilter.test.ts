import {holdsAll, wordsOf} from '../../../src/ui/listFilter';

test('words are what stands between spaces and commas, in lower case', () => {
  expect(wordsOf('  Bar, Legend\tsx ')).toEqual(['bar', 'legend', 'sx']);
  expect(wordsOf(' , ')).toEqual([]);
});

test('a text is found by all of the words together, in any order', () => {
  expect(holdsAll('the legend of bars', ['bar', 'legend'])).toBe(true);
  expect(holdsAll('the legend of lines', ['bar', 'legend'])).toBe(false);
  expect(holdsAll('anything', [])).toBe(true);
});
