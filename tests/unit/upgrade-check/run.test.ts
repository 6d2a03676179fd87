/** @jest-environment jsdom */
import {CheckWorker} from '../../../plugins/upgrade-check/client/run/checkWorker';
import {countFindings, filterFiles, isIncomplete, resultText} from '../../../plugins/upgrade-check/client/run/counts';
import {NOTHING_READ, runCheck, type CheckResult} from '../../../plugins/upgrade-check/client/run/runCheck';
import type {FileReport, Finding, WorkerAnswer, WorkerRequest} from '../../../plugins/upgrade-check/types';
import {UPGRADE_CHECK_LIMITS} from '../../../src/site/limits';
import {rowsTest} from '../../rowsTest';
import {ROWS} from './checkedCode';

type Answer = (request: WorkerRequest) => WorkerAnswer | 'nothing' | 'crash';

/** A worker that answers as a test wants. */
class FakeWorker {
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  isTerminated = false;

  constructor(private readonly answer: Answer) {}

  postMessage(request: WorkerRequest): void {
    const answer = this.answer(request);
    if (answer === 'crash') {
      this.onerror?.call(this as unknown as Worker, new ErrorEvent('error', {cancelable: true}));
    } else if (answer !== 'nothing') {
      this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', {data: answer}));
    }
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const FINDING: Finding = {
  kind: 'removed',
  severity: 'must',
  name: 'page',
  owner: 'DataGrid',
  line: 2,
  column: 3,
  guide: '/x/migration/migration-data-grid-v5/#pagination',
  codemod: {is: 'none'},
};

function reportOf(path: string, findings: readonly Finding[] = []): FileReport {
  return {path, usesMuiX: true, findings, codemod: {is: 'unchanged'}};
}

function workersThat(answer: Answer): {readonly made: FakeWorker[]; readonly worker: CheckWorker} {
  const made: FakeWorker[] = [];
  const make = (): FakeWorker => {
    const worker = new FakeWorker(answer);
    made.push(worker);
    return worker;
  };
  return {made, worker: new CheckWorker(make, ROWS)};
}

const answering: Answer = (request) =>
  request.is === 'rows' ? {is: 'ready'} : {is: 'report', report: reportOf(request.path, [FINDING])};

function source(path: string, text = 'const a = 1;'): {path: string; read: () => Promise<string>} {
  return {path, read: () => Promise.resolve(text)};
}

const NEVER = new AbortController().signal;

test('files are checked one after the other, by one worker, which ends at the end', async () => {
  const {made, worker} = workersThat(answering);
  const progress: string[] = [];
  const result = await runCheck(
    {sources: [source('a.ts'), source('b.ts')], skipped: []},
    worker,
    NEVER,
    ({done, path}) => progress.push(`${done} ${path}`),
  );
  expect(progress).toEqual(['0 a.ts', '1 b.ts']);
  expect(result).toMatchObject({read: 2, users: 2, wasStopped: false});
  expect(result.files.map(({report}) => report.path)).toEqual(['a.ts', 'b.ts']);
  expect(made.map(({isTerminated}) => isTerminated)).toEqual([true]);
});

test('a file that takes too long ends the worker, and the next file gets a new one', async () => {
  jest.useFakeTimers();
  const {made, worker} = workersThat((request) =>
    request.is === 'file' && request.path === 'slow.ts' ? 'nothing' : answering(request),
  );
  const running = runCheck({sources: [source('slow.ts'), source('b.ts')], skipped: []}, worker, NEVER, () => undefined);
  await jest.advanceTimersByTimeAsync(UPGRADE_CHECK_LIMITS.fileMs);
  jest.useRealTimers();
  const result = await running;
  expect(result.failed).toEqual([{path: 'slow.ts', because: 'tooSlow', message: ''}]);
  expect(result.files.map(({report}) => report.path)).toEqual(['b.ts']);
  expect(made).toHaveLength(2);
});

test('if only the codemod takes too long, what was found without it is kept', async () => {
  jest.useFakeTimers();
  const {made, worker} = workersThat((request) =>
    request.is === 'file' ? {is: 'found', report: reportOf(request.path, [FINDING])} : answering(request),
  );
  const running = worker.check('slow.ts', '');
  await jest.advanceTimersByTimeAsync(UPGRADE_CHECK_LIMITS.fileMs);
  jest.useRealTimers();
  expect(await running).toEqual({is: 'report', report: reportOf('slow.ts', [FINDING])});
  expect(made[0]?.isTerminated).toBe(true);
});

test('a worker that crashes is named with its file, and the rest goes on', async () => {
  const {worker} = workersThat((request) =>
    request.is === 'file' && request.path === 'deep.ts' ? 'crash' : answering(request),
  );
  const result = await runCheck(
    {sources: [source('deep.ts'), source('b.ts')], skipped: []},
    worker,
    NEVER,
    () => undefined,
  );
  expect(result.failed).toEqual([{path: 'deep.ts', because: 'error', message: ''}]);
  expect(result.read).toBe(2);
});

test('a script that cannot be loaded is an error of the whole check', async () => {
  const {worker} = workersThat(() => 'crash');
  const running = runCheck({sources: [source('a.ts')], skipped: []}, worker, NEVER, () => undefined);
  await expect(running).rejects.toThrow('The worker of the upgrade check cannot be loaded.');
});

test('Stop ends the file that is being checked, and keeps what was found', async () => {
  const {made, worker} = workersThat((request) =>
    request.is === 'file' && request.path === 'b.ts' ? 'nothing' : answering(request),
  );
  const stop = new AbortController();
  const result = await runCheck(
    {sources: [source('a.ts'), source('b.ts'), source('c.ts')], skipped: []},
    worker,
    stop.signal,
    ({path}) => path === 'b.ts' && setTimeout(() => stop.abort()),
  );
  expect(result).toMatchObject({read: 1, wasStopped: true});
  expect(made[0]?.isTerminated).toBe(true);
});

test('Stop ends the reading of a file that does not arrive', async () => {
  const {worker} = workersThat(answering);
  const stop = new AbortController();
  const slow = {path: 'slow.ts', read: () => new Promise<string>(() => undefined)};
  const result = await runCheck(
    {sources: [source('a.ts'), slow], skipped: []},
    worker,
    stop.signal,
    ({path}) => path === 'slow.ts' && setTimeout(() => stop.abort()),
  );
  expect(result).toMatchObject({read: 1, wasStopped: true, skipped: []});
});

test('a file with the line ends of Windows is checked, and kept, with those of the codemod', async () => {
  const asked: WorkerRequest[] = [];
  const {worker} = workersThat((request) => {
    asked.push(request);
    return answering(request);
  });
  const result = await runCheck(
    {sources: [source('a.ts', 'const a = 1;\r\nconst b = 2;\r\n')], skipped: []},
    worker,
    NEVER,
    () => undefined,
  );
  expect(asked.at(-1)).toEqual({is: 'file', path: 'a.ts', text: 'const a = 1;\nconst b = 2;\n'});
  expect(result.files[0]?.text).toBe('const a = 1;\nconst b = 2;\n');
});

test('binary files and files that cannot be read are left out', async () => {
  const {worker} = workersThat(answering);
  const gone = {path: 'gone.ts', read: () => Promise.reject(new Error('gone'))};
  const result = await runCheck({sources: [source('a.ts', 'a\0b'), gone], skipped: []}, worker, NEVER, () => undefined);
  expect(result.skipped).toEqual([
    {path: 'a.ts', reason: 'binary'},
    {path: 'gone.ts', reason: 'unreadable'},
  ]);
  expect(result.read).toBe(0);
});

const WHOLE: CheckResult = {...NOTHING_READ, read: 1, wasStopped: false, skipped: [{path: 'a.png', reason: 'type'}]};
const UNREADABLE: FileReport = {...reportOf('a.ts'), problem: {line: 1, column: 1, message: 'Unexpected token'}};

rowsTest<[Partial<CheckResult>, boolean]>(
  'a result without findings says so only of code that was looked at',
  [
    [{}, false],
    [{wasStopped: true}, true],
    [{read: 0}, true],
    [{failed: [{path: 'a.ts', because: 'tooSlow', message: ''}]}, true],
    [{files: [{report: UNREADABLE, text: ''}]}, true],
    [{skipped: [{path: 'a.ts', reason: 'tooLarge'}]}, true],
  ],
  (part, expected) => expect(isIncomplete({...WHOLE, ...part})).toBe(expected),
);

test('findings are counted, filtered and told as text', () => {
  const done: Finding = {...FINDING, kind: 'renamed', to: 'x', codemod: {is: 'does'}};
  const mild: Finding = {...FINDING, kind: 'behavior', severity: 'check', note: 'nullCell'};
  expect(countFindings([FINDING, done, mild])).toEqual({must: 2, byCodemod: 1, isAtLeast: false, check: 1});
  const slow: Finding = {...FINDING, codemod: {is: 'misses', because: 'slow'}};
  expect(countFindings([slow, done])).toEqual({must: 2, byCodemod: 1, isAtLeast: true, check: 0});
  const files = [{report: reportOf('a.ts', [FINDING, done, mild]), text: ''}];
  const left = (kind: 'all' | 'renamed', isByHand: boolean): number | undefined =>
    filterFiles(files, {kind, isByHand})[0]?.report.findings.length;
  expect([left('all', false), left('all', true), left('renamed', false), left('renamed', true)]).toEqual([
    3,
    2,
    1,
    undefined,
  ]);
  expect(resultText(files, (guide) => `https://host${guide}`).split('\n')[2]).toBe(
    '- 2:3 renamed: DataGrid `page` → `x`, codemod: does, https://host/x/migration/migration-data-grid-v5/#pagination',
  );
});
