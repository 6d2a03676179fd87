import {joinFaults, RoomError} from '../../../src/node/errors';
import {didYouMean, editDistance} from '../../../src/text/nearestName';

describe('RoomError', () => {
  test('names the room, the file and the line', () => {
    const error = new RoomError('demos', 'no demo "BasikBars" beside this page.', {file: 'docs/a/index.mdx', line: 41});
    expect(error.message).toBe('[demos] docs/a/index.mdx:41: no demo "BasikBars" beside this page.');
    expect(error.name).toBe('RoomError');
  });

  test('leaves out what is not known', () => {
    expect(new RoomError('demos', 'nothing works.', {file: 'a.mdx'}).message).toBe('[demos] a.mdx: nothing works.');
    expect(new RoomError('demos', 'nothing works.').message).toBe('[demos] nothing works.');
  });
});

describe('joinFaults', () => {
  test('there is no error without a fault', () => {
    expect(joinFaults([])).toBeUndefined();
  });

  test('a single fault stays as it is', () => {
    const fault = new RoomError('a', 'one.');
    expect(joinFaults([fault])).toBe(fault);
    expect(fault.message).toBe('[a] one.');
  });

  test('several faults are named in one error', () => {
    const joined = joinFaults([new RoomError('a', 'one.'), new RoomError('b', 'two.'), new RoomError('a', 'three.')]);
    expect(joined).toBeInstanceOf(RoomError);
    expect(joined?.message).toBe('[a] one.\n[b] two.\n[a] three.');
  });
});

test.each([
  ['', '', 0],
  ['bars', 'bars', 0],
  ['', 'bars', 4],
  ['bars', '', 4],
  ['bars', 'bar', 1],
  ['bars', 'bears', 1],
  ['bars', 'cars', 1],
  ['bars', 'bras', 1],
  ['kitten', 'sitting', 3],
])('from "%s" to "%s" it takes %i edits', (from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits);
});

describe('didYouMean', () => {
  test.each([
    ['BasikBars', ['BasicBars', 'StackedBars'], ' Did you mean "BasicBars"?'],
    ['basicbars', ['StackedBars', 'BasicBars'], ' Did you mean "BasicBars"?'],
    ['ab', ['abcd'], ' Did you mean "abcd"?'],
  ])('%s among %j', (word, candidates, text) => {
    expect(didYouMean(word, candidates)).toBe(text);
  });

  test('says nothing where no candidate is near', () => {
    expect(didYouMean('ab', ['abcde'])).toBe('');
    expect(didYouMean('Gauge', ['BasicBars'])).toBe('');
    expect(didYouMean('Gauge', [])).toBe('');
  });
});
