import {spawn} from 'node:child_process';
import type * as childProcess from 'node:child_process';
import {runNpm, runProcess} from '../../../scripts/runProcess';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof childProcess>('node:child_process');
  return {...actual, spawn: jest.fn(actual.spawn)};
});

test('a program that cannot start has the exit code -1, and its output says why', async () => {
  expect(await runProcess('no-such-program', [])).toMatchObject({
    code: -1,
    output: expect.stringContaining('ENOENT') as string,
  });
  // Node refuses it at once.
  expect(await runProcess(process.execPath, ['--eval', '\0'])).toMatchObject({
    code: -1,
    output: expect.stringContaining('null bytes') as string,
  });
});

test('npm is started in a shell where it is a script', async () => {
  jest.mocked(spawn).mockImplementation(() => {
    throw new Error('not started');
  });
  await runNpm(['ci'], {folder: '/project'});
  Object.defineProperty(process, 'platform', {configurable: true, value: 'win32'});
  await runNpm(['ci'], {folder: '/project'});
  const started = jest
    .mocked(spawn)
    .mock.calls.slice(-2)
    .map(([program, , options]) => [program, options]);
  expect(started).toEqual([
    ['npm', expect.objectContaining({cwd: '/project', shell: false})],
    ['npm', expect.objectContaining({cwd: '/project', shell: true})],
  ]);
});
