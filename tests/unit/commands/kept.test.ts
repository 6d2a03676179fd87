import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {codeKey, keptAnswer, keptAnswers, keyOf, packagesKey} from '../../kept';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  jest.replaceProperty(process, 'env', {...process.env, CI: '', TESTS_ALL: ''});
});

afterEach(() => {
  rmSync(folder, {recursive: true});
  jest.restoreAllMocks();
});

/** Asks for the lengths of words; `asked` tells which were not kept. */
function lengths(words: readonly string[], isPart = false) {
  const asked: string[] = [];
  const questions = words.map((word) => ({key: keyOf(word), question: word}));
  const ask = (open: readonly string[]) => {
    asked.push(...open);
    return open.map(({length}) => length);
  };
  return {answers: keptAnswers('lengths', questions, ask, {folder, isPart}), asked};
}

test('answers are asked for once, and anew where the key has changed', () => {
  expect(lengths(['a', 'bb'])).toEqual({answers: [1, 2], asked: ['a', 'bb']});
  expect(lengths(['bb', 'ccc', 'a'])).toEqual({answers: [2, 3, 1], asked: ['ccc']});
});

test('what is not asked any more is forgotten, but not by one who asks for a part', () => {
  lengths(['a', 'bb', 'ccc']);
  lengths(['a'], true);
  expect(lengths(['bb']).asked).toEqual([]);
  expect(lengths(['ccc']).asked).toEqual(['ccc']);
});

test.each(['', '{"', '[]', 'null', '5'])('a file with %j is as none', (text) => {
  lengths(['a']);
  writeFileSync(path.join(folder, 'lengths.json'), text);
  expect(lengths(['a'])).toEqual({answers: [1], asked: ['a']});
  expect(readFileSync(path.join(folder, 'lengths.json'), 'utf8')).toBe(JSON.stringify({[keyOf('a')]: 1}));
});

test('a folder that cannot be written to costs time, not the run', () => {
  writeFileSync(path.join(folder, 'file'), '');
  const ask = () => keptAnswer('answer', 'key', () => 42, {folder: path.join(folder, 'file')});
  expect([ask(), ask()]).toEqual([42, 42]);
});

test('a key changes with any file of the code, and with the packages', () => {
  const both = ['tests/kept.ts', 'tests/mocks'];
  expect(codeKey(both)).toBe(codeKey(both));
  expect(codeKey(both)).not.toBe(codeKey(['tests/kept.ts']));
  expect(packagesKey()).toHaveLength(20);
});

test.each([
  ['true', ['a']],
  ['1', ['a']],
  ['woodpecker', ['a']],
  ['false', []],
  ['', []],
])('where CI=%s, what is kept is asked again: %j', (CI, asked) => {
  lengths(['a']);
  jest.replaceProperty(process, 'env', {...process.env, CI});
  expect(lengths(['a']).asked).toEqual(asked);
});

test('what is kept is asked again where all tests are asked for', () => {
  lengths(['a']);
  jest.replaceProperty(process, 'env', {...process.env, TESTS_ALL: 'true'});
  expect(lengths(['a']).asked).toEqual(['a']);
});
