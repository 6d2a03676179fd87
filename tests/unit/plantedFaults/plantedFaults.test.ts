import {batchesOf} from '../../plantedFaults/buildFaults';
import {verdictOf, type PlantedFault} from '../../plantedFaults/fault';
import {withFault} from '../../plantedFaults/projectCopy';

function faultOf(id: string, given: Partial<PlantedFault> = {}): PlantedFault {
  return {id, file: `src/${id}.ts`, find: 'old', replace: 'new', tests: {browser: `${id}.spec.ts .*works`}, ...given};
}

describe('planting', () => {
  test('replaces what stands there, as it is written', () => {
    expect(withFault('an old line', faultOf('a', {replace: '$& $1'}))).toBe('an $& $1 line');
  });

  test.each([
    ['stands there twice', 'old old', {}],
    ['does not stand there', 'other', {}],
    ['changes nothing', 'old', {replace: 'old'}],
  ])('stops for a fault that %s', (_what, text, given) => {
    expect(() => withFault(text, faultOf('a', given))).toThrow(
      /^\[planted-faults\] a: "old" stands \d times in src\/a\.ts/,
    );
  });
});

describe('faults of one build', () => {
  test('stand in different files, and other tests notice each', () => {
    const [first, second] = [faultOf('a'), faultOf('b')];
    const sameFile = faultOf('c', {file: first.file});
    const sameTests = faultOf('d', {tests: {browser: 'b.spec.ts .*fails'}});
    expect(batchesOf([first, second, sameFile, sameTests])).toEqual([
      [first, second],
      [sameFile, sameTests],
    ]);
  });

  test('are ten at most', () => {
    const faults = Array.from({length: 21}, (_, index) => faultOf(`f${index}`));
    expect(batchesOf(faults).map(({length}) => length)).toEqual([10, 10, 1]);
  });
});

describe('a fault', () => {
  const fault = faultOf('a');

  test('is killed by a test that it names and that fails', () => {
    const report = {failed: ['b.spec.ts it works', 'a.spec.ts it works'], passed: []};
    expect(verdictOf(fault, report, new Set())).toEqual({fault, killedBy: 'a.spec.ts it works'});
  });

  test('survives where another test fails', () => {
    const report = {failed: ['a.spec.ts another'], passed: ['a.spec.ts it works']};
    expect(verdictOf(fault, report, new Set())).toEqual({fault});
  });

  test('survives, and needs another test, where those that it names fail without it, or are not there', () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const report = {failed: ['a.spec.ts it works'], passed: ['a.spec.ts another']};
    expect(verdictOf(fault, report, new Set(report.failed))).toEqual({fault});
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^a: no test .* Name another one\.$/));
    log.mockRestore();
  });
});
