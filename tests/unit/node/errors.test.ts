import {joinProblems, PluginError} from '../../../src/node/errors';
import {didYouMean, editDistance} from '../../../src/text/nearestName';

describe('PluginError', () => {
  test('names the plugin, the file and the line', () => {
    const error = new PluginError('demos', 'no demo "BasikBars" beside this page.', {
      file: 'docs/a/index.mdx',
      line: 41,
    });
    expect(error.message).toBe('[demos] docs/a/index.mdx:41: no demo "BasikBars" beside this page.');
    expect(error.name).toBe('PluginError');
  });

  test('leaves out what is not known', () => {
    expect(new PluginError('demos', 'nothing works.', {file: 'a.mdx'}).message).toBe('[demos] a.mdx: nothing works.');
    expect(new PluginError('demos', 'nothing works.').message).toBe('[demos] nothing works.');
  });
});

describe('joinFaults', () => {
  test('there is no error without a problem', () => {
    expect(joinProblems([])).toBeUndefined();
  });

  test('a single problem stays as it is', () => {
    const problem = new PluginError('a', 'one.');
    expect(joinProblems([problem])).toBe(problem);
    expect(problem.message).toBe('[a] one.');
  });

  test('several problems are named in one error', () => {
    const joined = joinProblems([
      new PluginError('a', 'one.'),
      new PluginError('b', 'two.'),
      new PluginError('a', 'three.'),
    ]);
    expect(joined).toBeInstanceOf(PluginError);
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
