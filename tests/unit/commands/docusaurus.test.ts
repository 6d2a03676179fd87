import {spawn} from 'node:child_process';
import {EventEmitter} from 'node:events';

jest.mock('node:child_process', () => ({spawn: jest.fn()}));
jest.mock('../../../scripts/load.mjs', () => ({
  load: () => ({bundlerCache: () => ({}), requireWritable: () => undefined}),
}));

const {runDocusaurus} = jest.requireActual<{runDocusaurus: (parameters: readonly string[]) => Promise<boolean>}>(
  '../../../scripts/docusaurus.mjs',
);

const kill = jest.fn();
let child: EventEmitter;

beforeEach(() => {
  kill.mockReset();
  child = Object.assign(new EventEmitter(), {kill});
  jest.mocked(spawn).mockReturnValue(child as ReturnType<typeof spawn>);
});

test.each([
  ['ended well', 0, null, true],
  ['failed', 2, null, false],
  ['was ended by a signal', null, 'SIGTERM', false],
])('says whether Docusaurus %s', async (_how, code, signal, isGood) => {
  const run = runDocusaurus(['build']);
  child.emit('exit', code, signal);
  expect(await run).toBe(isGood);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s goes to Docusaurus while it runs, and not afterwards', async (signal) => {
  const before = process.listeners(signal);
  const run = runDocusaurus(['build']);
  const added = process.listeners(signal).filter((listener) => !before.includes(listener));
  added.forEach((listener) => listener(signal));
  expect(kill.mock.calls).toEqual([[signal]]);
  child.emit('exit', 0);
  await run;
  expect(process.listeners(signal)).toEqual(before);
});
