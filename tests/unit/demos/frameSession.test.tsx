/** @jest-environment jsdom */
import {useEffect, useState} from 'react';
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import FrameRuns from '../../../plugins/demos/client/codeFrame/inside/FrameRuns';
import {FrameSession, type DemoGroup} from '../../../plugins/demos/client/codeFrame/inside/FrameSession';
import type {FromFrame, RunRequest} from '../../../plugins/demos/client/codeFrame/frameMessages';
import type {EditorModule} from '../../../plugins/demos/types';

// The texts of these tests bring their own theme.
jest.mock('@theme/ReaderTheme', () => ({default: () => null}), {virtual: true});

const DEMO = {file: 'docs/react-charts/bars/BasicBars.tsx', group: 'AllBars.tsx'};
const WORKS = 'export default function BasicBars() {\n  return <p>works</p>;\n}';

const own: Record<string, EditorModule> = {};
const groups = {
  'docs/react-charts/bars/AllBars.tsx': (): Promise<DemoGroup> =>
    Promise.resolve({demos: {'BasicBars.tsx': {default: () => null, modules: own}}}),
};
const demoGroups = {'docs/react-charts': () => Promise.resolve({default: groups})};

/** A demo breaks the document by setting this title. */
const BROKEN = 'broken';
let sent: FromFrame[] = [];

function begin(): FrameSession {
  const session = new FrameSession({
    sources: {packages: () => Promise.resolve([]), demoGroups, scope: {useState}},
    isBroken: () => document.title === BROKEN,
    send: (message) => sent.push(message),
  });
  render(<FrameRuns session={session} stage={{padding: '24px', height: '120px', isViewport: false}} />);
  return session;
}

let id = 0;

async function run(session: FrameSession, text: string, more: Partial<RunRequest> = {}): Promise<void> {
  id += 1;
  await act(async () => {
    await session.run({id, text, fileName: 'BasicBars.tsx', demo: DEMO, ownTheme: true, ...more});
  });
  // Effects run, and what they throw is dealt with.
  const isAnswer = (message: FromFrame) => message.type === 'broken' || ('id' in message && message.id === id);
  await waitFor(() => expect(sent.some(isAnswer)).toBe(true));
}

const failures = () => sent.flatMap((message) => (message.type === 'failed' ? [message] : []));

const {warn} = console;

beforeAll(() => {
  // Sessions take the console as long as their document lasts, so it is no mock that is taken back after a test.
  console.warn = () => undefined;
});

afterAll(() => {
  console.warn = warn;
});

beforeEach(() => {
  sent = [];
  document.title = '';
  // React reports what a demo throws.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('shows what a text exports, and says so', async () => {
  await run(begin(), WORKS);
  expect(screen.getByText('works')).toBeVisible();
  expect(sent).toEqual([{type: 'settled', id}]);
});

test('fetches what a demo needs before there is a text', async () => {
  const fetched = jest.spyOn(groups, 'docs/react-charts/bars/AllBars.tsx');
  const session = begin();
  await session.prepare(DEMO);
  expect(fetched).toHaveBeenCalledTimes(1);
  await session.prepare({file: 'docs/unknown.tsx', group: 'unknown.tsx'});
  await session.prepare(undefined);
  expect(sent).toEqual([]);
});

test.each([
  ['a syntax error', 'export default functon A() {}', {kind: 'syntax', place: {line: 1, column: 24}}],
  [
    'an error of the module',
    '\nthrow new Error("at once");\nexport default () => null;',
    {kind: 'runtime', message: 'at once', place: {line: 2, column: 7}},
  ],
  [
    'an error while rendering',
    'export default function A() {\n  const rows: string[] | undefined = undefined;\n  return <p>{rows!.length}</p>;\n}',
    {kind: 'runtime', place: {line: 3, column: 20}},
  ],
  [
    'an error in an effect',
    "import {useEffect} from 'react';\nexport default function A() {\n  useEffect(() => {\n    throw new Error('later');\n  }, []);\n  return <p>broken</p>;\n}",
    {kind: 'runtime', message: 'later', place: {line: 4, column: 11}},
  ],
  ['no component', 'export const a = 1;', {kind: 'runtime', place: {line: 1, column: 1}}],
  [
    'an unknown package',
    "import a from 'nowhere';\nexport default () => a;",
    {kind: 'import', place: {line: 1, column: 16}},
  ],
])('names %s and keeps the last preview that worked', async (_name, text, problem) => {
  const session = begin();
  await run(session, WORKS);
  await run(session, text);
  expect(failures()).toMatchObject([{id, problem, hasShown: true}]);
  expect(screen.getByText('works')).toBeVisible();
  expect(screen.queryByText('broken')).toBeNull();
});

test('goes back to what worked when a version stops working later', async () => {
  const session = begin();
  await run(session, WORKS);
  await run(
    session,
    "import {useState} from 'react';\nexport default function A() {\n  const [on, setOn] = useState(false);\n  if (on) throw new Error('clicked');\n  return <button onClick={() => setOn(true)}>click</button>;\n}",
  );
  fireEvent.click(screen.getByText('click'));
  expect(failures()).toMatchObject([{problem: {message: 'clicked', place: {line: 4, column: 17}}, hasShown: true}]);
  expect(screen.getByText('works')).toBeVisible();
});

test.each([
  ['React in scope', 'export default function BasicBars() {\n  return <BasicBars />;\n}'],
  [
    'React as it is imported',
    "import * as React from 'react';\nconst A = () => <B />;\nconst B = () => <A />;\nexport default A;",
  ],
  ['a default import', "import R from 'react';\nexport default function A() {\n  return R.createElement(A);\n}"],
])('stops components that render themselves without an end: %s', async (_name, text) => {
  const session = begin();
  await run(session, WORKS);
  await run(session, text);
  expect(failures()).toMatchObject([
    {
      problem: {
        kind: 'runtime',
        message: 'More than 20000 components were rendered at once. Does one of them render itself?',
      },
    },
  ]);
  expect(screen.getByText('works')).toBeVisible();
});

test('uses the React of the site', async () => {
  own['hooks'] = {
    exports: {
      Counter: () => {
        const [count, setCount] = useState(0);
        useEffect(() => setCount(1), []);
        return <p>{`count ${count}`}</p>;
      },
    },
  };
  await run(begin(), "import {Counter} from 'hooks';\nexport default () => <Counter />;");
  expect(screen.getByText('count 1')).toBeVisible();
});

test('a snippet has the names of live fences', async () => {
  await run(begin(), 'function Clock() {\n  const [now] = useState(3);\n  return <b>{now}</b>;\n}', {
    isSnippet: true,
    demo: undefined,
  });
  expect(screen.getByText('3')).toBeVisible();
});

test('what an event handler of a fence throws is told, whatever the fence is called', async () => {
  const text = 'export default () => <button onClick={() => { throw new Error("late"); }}>Late</button>;';
  await run(begin(), text, {fileName: 'My first clock.tsx'});
  sent = [];
  fireEvent.click(screen.getByRole('button', {name: 'Late'}));
  expect(sent.map((message) => message.type === 'threw' && message.problem.message)).toContain('late');
});

test('what is no error is told too, if it comes from the text', async () => {
  const messages = (): string[] =>
    sent.flatMap((message) => (message.type === 'threw' ? [message.problem.message] : []));
  await run(begin(), WORKS);
  sent = [];
  const name = `BasicBars.edited-${id}.tsx`;
  const thrown = (error: unknown, filename: string) => window.dispatchEvent(new ErrorEvent('error', {error, filename}));
  thrown('text', name);
  thrown(null, name);
  thrown(Object.create(null), name);
  thrown(undefined, 'https://docs.example/assets/js/main.js');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason: 0}));
  // Sessions of other tests listen as well.
  expect([...new Set(messages())]).toEqual(['text', 'null', '[object Object]', '0']);
});

test('a text is not run in a document that code has broken, nor shown if it breaks its own', async () => {
  const session = begin();
  document.title = BROKEN;
  await run(session, WORKS);
  expect(sent).toEqual([{type: 'broken'}]);
  document.title = '';
  sent = [];
  await run(session, `document.title = '${BROKEN}';\n${WORKS}`);
  expect(sent).toEqual([{type: 'broken'}]);
});

test('what is printed on the console is told', async () => {
  const session = begin();
  await run(session, "console.warn('MUI X: %s is deprecated', 'items'); export default () => null;");
  expect(sent).toContainEqual({type: 'printed', text: 'MUI X: items is deprecated'});
});

test('a demo whose chunk cannot be had is not run, and says so', async () => {
  const chunkError = Object.assign(new Error('Loading chunk 1 failed.'), {name: 'ChunkLoadError'});
  const load = jest.spyOn(groups, 'docs/react-charts/bars/AllBars.tsx').mockRejectedValueOnce(chunkError);
  await run(begin(), WORKS);
  expect(load).toHaveBeenCalled();
  expect(failures()).toMatchObject([{problem: {kind: 'unreachable'}, hasShown: false}]);
});
