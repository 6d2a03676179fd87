/** @jest-environment jsdom */
import {EditingSession} from '../../../plugins/demos/client/editor/editingSession';
import {editKey, forgetEdit, keepEdit} from '../../../plugins/demos/client/editor/keptEdits';
import {prepareModules} from '../../../plugins/demos/client/editor/siteModules';
import type {EditorModule, EditorPackages} from '../../../plugins/demos/types';

const DEMO = {page: '/x/react-charts/bars', name: 'BasicBars'};
const SHARED = {file: 'docs/a.tsx', group: 'a.tsx'};
const KEY = editKey(DEMO, {styling: 'MUI System'}, 'TS');

const own: Record<string, EditorModule> = {
  './rows': {isWhole: true, exports: {rows: ['One']}},
  shapes: {exports: {Circle: () => <i>circle</i>}},
};

const load = jest.fn(() =>
  Promise.resolve({
    default: {shapes: {Circle: own['shapes']!.exports['Circle'], Square: () => <i>square</i>}},
  }),
);
const packages = jest.fn((): Promise<EditorPackages[]> => Promise.resolve([{specifiers: ['shapes'], load}]));

afterEach(() => {
  jest.restoreAllMocks();
  load.mockClear();
  packages.mockClear();
  sessionStorage.clear();
  forgetEdit(KEY);
});

describe('modules', () => {
  const prepare = (text: string) => prepareModules(text, {own, packages});

  test('what the demo imports needs nothing to be fetched', async () => {
    const require = await prepare("import {Circle} from 'shapes';\nimport {rows} from './rows';");
    expect(require('./rows')['rows']).toEqual(['One']);
    expect(require('shapes')).toMatchObject({__esModule: true});
    expect(packages).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  test('another name of the same package fetches the package', async () => {
    const require = await prepare("import {Square} from 'shapes';");
    expect(require('shapes')['Square']).toBeInstanceOf(Function);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a CommonJS module is its own default export', async () => {
    load.mockResolvedValueOnce({default: {shapes: Object.assign(() => 'drawn', {Square: 1})}} as never);
    const require = await prepare("import shapes, {Square} from 'shapes';");
    expect(require('shapes')).toMatchObject({default: expect.any(Function) as unknown, Square: 1});
  });

  test('what the site does not have is named with its place when it is asked for', async () => {
    const require = await prepare("\nimport a from 'shape';");
    expect(() => require('shape')).toThrow('The site does not have "shape". Did you mean "shapes"?');
    expect(() => require('shape')).toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({kind: 'import', place: {line: 2, column: 16}}) as unknown,
      }) as Error,
    );
  });

  test('a name that a module does not export is told of when it is used', async () => {
    const require = await prepare("import {Circel, type A} from 'shapes';");
    const shapes = require('shapes');
    expect(() => shapes['Circel']).toThrow('"shapes" does not export "Circel". Did you mean "Circle"?');
  });

  test('a package that cannot be fetched is told of', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(prepare("import {Square} from 'shapes';")).rejects.toThrow('"shapes" could not be loaded.');
    packages.mockRejectedValueOnce(new Error('offline'));
    await expect(prepare("import {Square} from 'shapes';")).rejects.toThrow('"shapes" could not be loaded.');
  });
});

describe('a session', () => {
  const ORIGINAL = 'export default function BasicBars() {\n  return <p>original</p>;\n}';
  const EDITED = ORIGINAL.replace('original', 'edited');
  const PROBLEM = {kind: 'runtime', message: 'thrown'} as const;
  let end: () => void;

  function begin(isAlwaysFramed = false): EditingSession {
    const session = new EditingSession({
      original: ORIGINAL,
      key: KEY,
      run: {fileName: 'BasicBars.tsx', demo: SHARED},
      isAlwaysFramed,
    });
    end = session.start();
    return session;
  }

  /** Types a text, and gives the number of its run. */
  function type(session: EditingSession, text: string): number {
    session.setText(text);
    jest.advanceTimersByTime(400);
    return session.getState().request?.id ?? -1;
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  test('has what is typed run in a frame, keeps it, and finds it again', () => {
    const session = begin();
    expect(session.getState().request).toBeUndefined();
    const id = type(session, EDITED);
    expect(session.getState().request).toEqual({id, text: EDITED, fileName: 'BasicBars.tsx', demo: SHARED});
    expect(session.getState().isShown).toBe(false);
    session.settle(id);
    expect(session.getState().isShown).toBe(true);
    expect(sessionStorage.getItem(KEY)).toBe(EDITED);
    end();
    expect(begin().getState().text).toBe(EDITED);
  });

  test('has a frame ready before anything is typed', () => {
    const state = {text: ORIGINAL, isFramed: true, frame: 0, isShown: false, isWaiting: false};
    expect(begin().getState()).toEqual(state);
  });

  test('says nothing of a frame that was lost before anything is typed, and makes another one for the first text', () => {
    const session = begin();
    const {frame} = session.getState();
    session.end('unreachable');
    expect(session.getState().isFramed).toBe(false);
    expect(session.getState().problem).toBeUndefined();
    expect(sessionStorage.getItem(`${KEY}:run`)).toBeNull();
    type(session, EDITED);
    expect(session.getState()).toMatchObject({isFramed: true, frame: frame + 1, request: {text: EDITED}});
  });

  test('runs a text as it was written where nothing else shows it, and again after a reset', () => {
    const session = begin(true);
    const first = session.getState().request;
    expect(first).toMatchObject({text: ORIGINAL});
    // A reload while it starts is no reason to distrust it.
    expect(sessionStorage.getItem(`${KEY}:run`)).toBeNull();
    session.settle(first?.id ?? -1);
    type(session, EDITED);
    const {frame} = session.getState();
    session.reset();
    expect(session.getState()).toMatchObject({request: {text: ORIGINAL}, isShown: false, frame: frame + 1});
  });

  test('names a problem of the text that is there now, and shows what worked', () => {
    const session = begin();
    session.settle(type(session, EDITED));
    const broken = type(session, `${EDITED}}`);
    session.fail(broken, PROBLEM, true);
    expect(session.getState()).toMatchObject({problem: PROBLEM, isShown: true});
    session.settle(type(session, EDITED));
    expect(session.getState().problem).toBeUndefined();
  });

  test('does not name what an earlier text had wrong', () => {
    const session = begin();
    const earlier = type(session, `${EDITED}}`);
    type(session, EDITED);
    session.fail(earlier, PROBLEM, false);
    expect(session.getState().problem).toBeUndefined();
  });

  test('keeps the demo where an event handler throws', () => {
    const session = begin();
    session.settle(type(session, EDITED));
    session.show({...PROBLEM, isShown: true});
    expect(session.getState()).toMatchObject({problem: {message: 'thrown'}, isShown: true});
  });

  test('shows the demo as it was written, and starts no frame, where the frame hangs', () => {
    const session = begin();
    session.settle(type(session, EDITED));
    type(session, `for(;;);${EDITED}`);
    session.end('silent');
    expect(session.getState()).toMatchObject({
      isShown: false,
      isFramed: false,
      request: undefined,
      problem: {kind: 'stopped'},
    });
    // A reload does not run it again by itself.
    end();
    const again = begin().getState();
    expect(again.problem?.kind).toBe('halted');
    expect(again.request).toBeUndefined();
  });

  test('runs in another frame what worked, where the code has left its own', () => {
    const session = begin();
    session.settle(type(session, EDITED));
    type(session, `location.reload();${EDITED}`);
    const {frame} = session.getState();
    session.end('left');
    expect(sessionStorage.getItem(`${KEY}:run`)).toBe('running');
    expect(session.getState()).toMatchObject({frame: frame + 1, request: {text: EDITED}, problem: {kind: 'stopped'}});
    session.settle(session.getState().request!.id);
    // The text in the editor is not the one that runs.
    expect(session.getState()).toMatchObject({isShown: true, problem: {kind: 'stopped'}});
  });

  test('runs in another frame what worked before, where the code has left its own after it worked', () => {
    const session = begin();
    session.settle(type(session, EDITED));
    session.settle(type(session, `setTimeout(() => location.reload());${EDITED}`));
    session.end('left');
    expect(session.getState()).toMatchObject({request: {text: EDITED}, problem: {kind: 'stopped'}});
    session.end('left');
    expect(session.getState().request).toBeUndefined();
  });

  test('runs a text in a new frame where another text has broken the old one, once', () => {
    const session = begin();
    session.settle(type(session, EDITED));
    const text = `${EDITED}// next`;
    type(session, text);
    session.end('broken');
    expect(session.getState()).toMatchObject({request: {text}, problem: undefined});
    session.end('broken');
    expect(session.getState()).toMatchObject({request: undefined, problem: {kind: 'stopped'}});
  });

  test('offers to try again where the frame cannot be loaded', () => {
    const session = begin();
    type(session, EDITED);
    session.end('unreachable');
    expect(session.getState()).toMatchObject({request: undefined, problem: {kind: 'unreachable'}});
    session.runHalted();
    expect(session.getState()).toMatchObject({request: {text: EDITED}, problem: undefined});
  });

  test('says nothing of a text that ended the page once it is reset', () => {
    const session = begin();
    type(session, `for(;;);${EDITED}`);
    session.end('silent');
    end();
    // The toolbar forgets the edit.
    forgetEdit(KEY);
    const {text, problem, isFramed} = begin().getState();
    expect({text, problem, isFramed}).toEqual({text: ORIGINAL, problem: undefined, isFramed: true});
    expect(sessionStorage.getItem(`${KEY}:run`)).toBeNull();
  });

  test('runs a text after a reload that no frame has run', () => {
    const session = begin();
    type(session, EDITED);
    session.end('unreachable');
    end();
    const {request, problem} = begin().getState();
    expect([request?.text, problem]).toEqual([EDITED, undefined]);
  });

  test('brings the original back', () => {
    const session = begin();
    session.settle(type(session, EDITED));
    const {frame} = session.getState();
    session.reset();
    // What ran is gone with its frame.
    expect(session.getState()).toMatchObject({
      text: ORIGINAL,
      request: undefined,
      isShown: false,
      isFramed: true,
      frame: frame + 1,
    });
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('does not run a text by itself that ended the page when it ran last', () => {
    keepEdit(KEY, EDITED);
    sessionStorage.setItem(`${KEY}:run`, 'running');
    const session = begin();
    jest.advanceTimersByTime(400);
    expect(session.getState().problem?.kind).toBe('halted');
    expect(session.getState().request).toBeUndefined();
    session.runHalted();
    expect(session.getState()).toMatchObject({request: {text: EDITED}, problem: undefined});
  });
});
