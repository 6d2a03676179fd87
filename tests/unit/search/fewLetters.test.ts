import {withinOneEdit} from '../../../src/text/nearestName';
import {correctTypos} from '../../../plugins/search/client/matchNames';
import {makeNameIndex} from '../../../plugins/search/client/nameIndex';
import {readQuery} from '../../../plugins/search/client/query';
import {stem} from '../../../plugins/search/client/stem';

const index = makeNameIndex({pages: [{path: '/x/react-charts/pie/', title: 'Pie'}], words: ''});

test.each(['pia', 'pi', 'pei'])('a word as short as "%s" has too many neighbours to be fixed', (typed) => {
  expect(correctTypos(readQuery(typed), index)).toBeUndefined();
});

test.each(['red', 'bed', 'king', 'sing', 'ions', 'use'])(
  'of "%s" no ending is taken that leaves less than three letters',
  (word) => {
    expect(stem(word).length).toBeGreaterThanOrEqual(3);
  },
);

test.each([
  ['abcd', 'axyd'],
  ['abcd', 'axyz'],
])('%s and %s are two slips apart', (from, to) => {
  expect([withinOneEdit(from, to), withinOneEdit(to, from)]).toEqual([false, false]);
});
