import {editDistance} from '../../../src/text/nearestName';
import {correctTypos} from '../../../plugins/search/client/correctTypos';
import {makeNameIndex} from '../../../plugins/search/client/nameIndex';
import {readQuery} from '../../../plugins/search/client/query';
import {stem} from '../../../plugins/search/client/stem';

const index = makeNameIndex({pages: [{path: '/x/react-charts/pie/', title: 'Pie'}], words: ''});

test.each(['pia', 'pi', 'pei'])('a word as short as "%s" has too many neighbours to be fixed', (typed) => {
  expect(correctTypos(readQuery(typed), index)).toBeUndefined();
});

test.each(['⺦', '⺦ ⺦'])('"%s" has no letter to ask for, and every text would hold the empty word', (typed) => {
  expect(readQuery(typed).terms).toEqual([]);
  expect(readQuery(`${typed} pie`).terms.map(({key}) => key)).toEqual(['pie']);
});

test.each(['red', 'bed', 'king', 'sing', 'ions', 'use'])(
  'of "%s" no ending is taken that leaves less than three letters',
  (word) => {
    expect(stem(word).length).toBeGreaterThanOrEqual(3);
  },
);

test.each([
  ['abcd', 'abcd', 1, 0],
  ['abcd', 'abdc', 1, 1],
  ['abcd', 'axyd', 1, 2],
  ['abcd', 'abcdef', 1, 2],
  ['abcd', 'wxyz', 2, 3],
  ['abcdefgh', 'badcfegh', 3, 3],
])('from %s to %s it takes more than %i edits, or %i', (from, to, limit, edits) => {
  expect([editDistance(from, to, limit), editDistance(to, from, limit)]).toEqual([edits, edits]);
});

test.each([
  ['autosizes', 'autosizing'],
  ['selectable', 'selection'],
  ['resize', 'resizing'],
])('%s and %s ask for the same', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});
