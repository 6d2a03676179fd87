import {spawnSync} from 'node:child_process';
import path from 'node:path';

/**
 * The lines of a text of which lint says that a test is silenced.
 *
 * @param file the path that the text is linted as; JavaScript, since rules that need types take seconds
 */
function linesWithProblem(text: string, file = 'tests/jest.config.mjs'): number[] {
  const root = path.resolve(__dirname, '../..');
  const parameters = ['node_modules/eslint/bin/eslint.js', '--stdin', `--stdin-filename=${file}`, '--format=json'];
  const {stdout} = spawnSync(process.execPath, parameters, {cwd: root, input: text, encoding: 'utf8'});
  const [result] = JSON.parse(stdout) as [{messages: {line: number; ruleId: string | null}[]}];
  const unknown = result.messages.filter(({ruleId}) => ruleId === null);
  if (unknown.length > 0) {
    throw new Error(`The examples cannot be read: ${JSON.stringify(unknown)}`);
  }
  return result.messages.flatMap(({line, ruleId}) => (ruleId === 'no-restricted-syntax' ? [line] : []));
}

const SILENCED = [
  "test.only('a', () => {});",
  "it.only('a', () => {});",
  "describe.only('a', () => {});",
  "test.describe.only('a', () => {});",
  "test.describe.serial.only('a', () => {});",
  "test.only.each([1])('a', () => {});",
  "fit('a', () => {});",
  "fdescribe('a', () => {});",
  "test.skip('a', () => {});",
  "it.skip('a', () => {});",
  'test.skip(`a`, async ({page}) => {});',
  "test.skip.each([1])('a', () => {});",
  "test('a', () => { test.skip(); });",
  "test('a', () => { test.skip(true, 'reason'); });",
  "test('a', () => { test.skip(isSlow); });",
  "test('a', () => { test.skip(isSlow, reason); });",
  "test('a', (_, testInfo) => { testInfo.skip(); });",
  "describe.skip('a', () => {});",
  "test.describe.skip('a', () => {});",
  "test.fixme('a', () => {});",
  "test.describe.fixme('a', () => {});",
  "it.todo('a');",
  "xit('a', () => {});",
  "xtest('a', () => {});",
  "xdescribe('a', () => {});",
  'const maybe = isSlow ? test : test.skip;',
];

const RUNNING = [
  "test('a', () => {});",
  "test.each([1])('only %s', () => {});",
  "test('a', ({browserName}) => { test.skip(browserName !== 'chromium', 'only Chromium prints'); });",
  "test.describe('a', () => { test.skip(({isMobile}) => isMobile, 'no keyboard'); });",
  'const first = list.only;',
];

test('lint names every silenced test, and no other', () => {
  const lines = new Set(linesWithProblem([...SILENCED, ...RUNNING].join('\n')));
  expect(SILENCED.filter((_text, index) => !lines.has(index + 1))).toEqual([]);
  expect(RUNNING.filter((_text, index) => lines.has(SILENCED.length + index + 1))).toEqual([]);
}, 30_000);
