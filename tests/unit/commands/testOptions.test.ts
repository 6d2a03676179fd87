import {partOf, readTestOptions} from '../../../scripts/testOptions';

test('without options everything runs that may have changed', () => {
  expect(readTestOptions({}, {})).toEqual({shard: {part: 1, parts: 1}, isAll: false});
});

test.each([
  [{all: true}, {}, true],
  [{}, {CI: 'true'}, true],
  [{}, {CI: '1'}, true],
  [{}, {CI: ''}, false],
  [{}, {CI: 'false'}, false],
])('%j with %j', (values, environment, isAll) => {
  expect(readTestOptions(values, environment).isAll).toBe(isAll);
});

test('a shard is a part of a number of parts', () => {
  expect(readTestOptions({shard: '2/4'}, {}).shard).toEqual({part: 2, parts: 4});
  expect(readTestOptions({shard: '4/4'}, {}).shard).toEqual({part: 4, parts: 4});
});

test.each(['5/4', '0/4', '2', '2/0', '-1/2', 'a/b', '1/99', '1.5/2', ''])('"%s" is no shard, and is told', (text) => {
  expect(() => readTestOptions({shard: text}, {})).toThrow(
    `[test] unknown shard "${text}": name a part and the number of parts, at most 16, as in --shard 2/4.`,
  );
});

test('the shards have every stage once between them', () => {
  const stages = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const parts of [1, 2, 4, 9]) {
    const shards = Array.from({length: parts}, (_, index) => partOf(stages, {part: index + 1, parts}));
    expect(shards.flat().sort()).toEqual(stages);
  }
});
