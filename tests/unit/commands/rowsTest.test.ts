import {rowProblems} from '../../rowsTest';

test('every row that fails is named, and the others are looked at all the same', async () => {
  const isShort = (word: string, length: number) => {
    if (word.length > length) {
      throw new Error('too long');
    }
  };
  expect(
    await rowProblems(
      [
        ['a', 1],
        ['bb', 1],
        ['ccc', 3],
        ['dddd', 3],
      ],
      isShort,
    ),
  ).toEqual(['["bb",1]: too long', '["dddd",3]: too long']);
});

test('a check may take its time, and a row be a single value', async () => {
  const check = (word: string) => (word === 'good' ? Promise.resolve() : Promise.reject(new Error('bad')));
  expect(await rowProblems(['good', 'evil'], check)).toEqual(['"evil": bad']);
});
