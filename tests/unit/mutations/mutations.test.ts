import {batchesOf} from '../../mutations/buildMutations';
import {verdictOf, type Mutation} from '../../mutations/mutation';
import {withMutation} from '../../mutations/projectCopy';
import {MUTATIONS} from '../../mutations/mutations';
import {checkMutations} from '../../mutations/projectCopy';

function mutationOf(id: string, given: Partial<Mutation> = {}): Mutation {
  return {id, file: `src/${id}.ts`, find: 'old', replace: 'new', tests: {browser: `${id}.spec.ts .*works`}, ...given};
}

describe('planting', () => {
  test('replaces what stands there, as it is written', () => {
    expect(withMutation('an old line', mutationOf('a', {replace: '$& $1'}))).toBe('an $& $1 line');
  });

  test.each([
    ['stands there twice', 'old old', {}],
    ['does not stand there', 'other', {}],
    ['changes nothing', 'old', {replace: 'old'}],
  ])('stops for a mutation that %s', (_what, text, given) => {
    expect(() => withMutation(text, mutationOf('a', given))).toThrow(
      /^\[mutations\] a: "old" stands \d times in src\/a\.ts/,
    );
  });
});

describe('mutations of one build', () => {
  test('stand in different files, and other tests notice each', () => {
    const [first, second] = [mutationOf('a'), mutationOf('b')];
    const sameFile = mutationOf('c', {file: first.file});
    const sameTests = mutationOf('d', {tests: {browser: 'b.spec.ts .*fails'}});
    expect(batchesOf([first, second, sameFile, sameTests])).toEqual([
      [first, second],
      [sameFile, sameTests],
    ]);
  });

  test('are ten at most', () => {
    const mutations = Array.from({length: 21}, (_, index) => mutationOf(`f${index}`));
    expect(batchesOf(mutations).map(({length}) => length)).toEqual([10, 10, 1]);
  });
});

describe('a mutation', () => {
  const mutation = mutationOf('a');

  test('is killed by a test that it names and that fails', () => {
    const report = {failed: ['b.spec.ts it works', 'a.spec.ts it works'], passed: []};
    expect(verdictOf(mutation, report, new Set())).toEqual({mutation, killedBy: 'a.spec.ts it works'});
  });

  test('survives where another test fails', () => {
    const report = {failed: ['a.spec.ts another'], passed: ['a.spec.ts it works']};
    expect(verdictOf(mutation, report, new Set())).toEqual({mutation});
  });

  test('survives, and needs another test, where those that it names fail without it, or are not there', () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const report = {failed: ['a.spec.ts it works'], passed: ['a.spec.ts another']};
    expect(verdictOf(mutation, report, new Set(report.failed))).toEqual({mutation});
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^a: no test .* Name another one\.$/));
    log.mockRestore();
  });
});

test('what each mutation replaces stands once in its file', () => {
  expect(() => checkMutations(MUTATIONS)).not.toThrow();
});
