import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hasWholeHistory, showsLastUpdate} from '../../../plugins/docs/node/pageHistory';

let folder: string;

function git(cwd: string, ...command: string[]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...command], {cwd, stdio: 'ignore'});
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  const whole = path.join(folder, 'whole');
  git(folder, 'init', 'whole');
  for (const text of ['one', 'two']) {
    writeFileSync(path.join(whole, 'page'), text);
    git(whole, 'add', '.');
    git(whole, 'commit', '-m', text);
  }
  git(folder, 'clone', '--depth', '1', `file://${whole}`, 'shallow');
});

afterAll(() => rmSync(folder, {recursive: true}));

test('a whole clone tells when a page changed', () => {
  expect(hasWholeHistory(path.join(folder, 'whole'))).toBe(true);
});

test.each(['shallow', '.', 'missing'])('"%s" does not', (name) => {
  expect(hasWholeHistory(path.join(folder, name))).toBe(false);
});

test('only the production build asks', () => {
  const whole = path.join(folder, 'whole');
  expect(showsLastUpdate('production', whole)).toBe(true);
  expect(showsLastUpdate('development', whole)).toBe(false);
  expect(showsLastUpdate(undefined, whole)).toBe(false);
});
