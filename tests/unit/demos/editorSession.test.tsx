/** @jest-environment jsdom */
import {useEffect, useState} from 'react';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {EditingSession} from '../../../plugins/demos/client/editor/editingSession';
import {editingKey, editKey, forgetEdit, keepEdit, keptEdit} from '../../../plugins/demos/client/editor/keptEdits';
import {prepareModules} from '../../../plugins/demos/client/editor/siteModules';
import EditedPreview from '../../../plugins/demos/theme/DemoEditor/EditedPreview';
import type {EditorModule, EditorPackages} from '../../../plugins/demos/types';

const DEMO = {page: '/x/react-charts/bars', name: 'BasicBars'};
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
const packages: EditorPackages[] = [{specifiers: ['shapes'], load}];

afterEach(() => {
  jest.restoreAllMocks();
  load.mockClear();
  sessionStorage.clear();
  forgetEdit(KEY);
});

describe('kept edits', () => {
  test('have a key of their own for each language and styling', () => {
    const keys = [
      KEY,
      editKey(DEMO, {styling: 'MUI System'}, 'JS'),
      editKey(DEMO, {styling: 'CSS'}, 'TS'),
      editKey({...DEMO, name: 'Other'}, {styling: 'MUI System'}, 'TS'),
      editKey({...DEMO, page: '/x/other'}, {styling: 'MUI System'}, 'TS'),
      editingKey(DEMO),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('are in the storage of the tab', () => {
    keepEdit(KEY, 'text');
    expect(sessionStorage.getItem(KEY)).toBe('text');
    forgetEdit(KEY);
    expect(keptEdit(KEY)).toBeUndefined();
    sessionStorage.setItem(KEY, 'from before the reload');
    expect(keptEdit(KEY)).toBe('from before the reload');
  });

  test('survive storage that is full or blocked until the page is left', () => {
    const refuse = (): never => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(keptEdit(KEY)).toBeUndefined();
    keepEdit(KEY, 'text');
    expect(keptEdit(KEY)).toBe('text');
    forgetEdit(KEY);
    expect(keptEdit(KEY)).toBeUndefined();
  });
});

describe('modules', () => {
  const prepare = (text: string) => prepareModules(text, {own, packages});

  test('what the demo imports needs nothing to be fetched', async () => {
    const require = await prepare("import {Circle} from 'shapes';\nimport {rows} from './rows';");
    expect(require('./rows')['rows']).toEqual(['One']);
    expect(require('shapes')).toMatchObject({__esModule: true});
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
  });
});

describe('a session', () => {
  const ORIGINAL = 'export default function BasicBars() {\n  return <p>original</p>;\n}';
  const Original = () => <p>original</p>;
  let end: () => void;

  function begin(): EditingSession {
    const session = new EditingSession({
      original: ORIGINAL,
      key: KEY,
      fileName: 'BasicBars.tsx',
      load: () => Promise.resolve({default: Original, modules: own}),
      packages,
    });
    end = session.start();
    render(<EditedPreview session={session} original={Original} />);
    return session;
  }

  async function type(session: EditingSession, text: string): Promise<void> {
    await act(async () => {
      session.setText(text);
      await new Promise((resolve) => {
        setTimeout(resolve, 400);
      });
    });
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 20);
        }),
    );
  }

  beforeEach(() => {
    // React reports what a demo throws.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    end();
    cleanup();
  });

  test('shows what is typed, keeps it, and finds it again', async () => {
    const session = begin();
    const text = ORIGINAL.replace('<p>original', '<p>edited');
    await type(session, text);
    expect(screen.getByText('edited')).toBeVisible();
    expect(screen.queryByText('original')).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBe(text);
    end();
    cleanup();
    expect(begin().getState().text).toBe(text);
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
    await type(session, ORIGINAL.replace('<p>original', '<p>works'));
    await type(session, text);
    expect(session.getState().problem).toMatchObject(problem);
    expect(screen.getByText('works')).toBeVisible();
    expect(screen.queryByText('broken')).toBeNull();
  });

  test('goes back to what worked when a version stops working later', async () => {
    const session = begin();
    await type(session, ORIGINAL.replace('<p>original', '<p>works'));
    await type(
      session,
      "import {useState} from 'react';\nexport default function A() {\n  const [on, setOn] = useState(false);\n  if (on) throw new Error('clicked');\n  return <button onClick={() => setOn(true)}>click</button>;\n}",
    );
    fireEvent.click(screen.getByText('click'));
    expect(session.getState().problem).toMatchObject({message: 'clicked', place: {line: 4, column: 17}});
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
    await type(session, ORIGINAL.replace('<p>original', '<p>works'));
    await type(session, text);
    expect(session.getState().problem).toMatchObject({
      kind: 'runtime',
      message: 'More than 20000 components were rendered at once. Does one of them render itself?',
    });
    expect(screen.getByText('works')).toBeVisible();
  });

  test('brings the original back', async () => {
    const session = begin();
    await type(session, ORIGINAL.replace('<p>original', '<p>edited'));
    act(() => session.reset());
    expect(screen.getByText('original')).toBeVisible();
    expect(session.getState()).toMatchObject({text: ORIGINAL, worked: []});
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('does not run a text by itself that ended the page when it ran last', async () => {
    keepEdit(KEY, ORIGINAL.replace('<p>original', '<p>edited'));
    sessionStorage.setItem(`${KEY}:run`, 'running');
    const session = begin();
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(session.getState()).toMatchObject({worked: [], problem: {kind: 'halted'}});
    expect(screen.getByText('original')).toBeVisible();
    await act(async () => {
      session.runHalted();
      await new Promise((resolve) => setTimeout(resolve, 400));
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByText('edited')).toBeVisible();
    expect(session.getState().problem).toBeUndefined();
  });

  test('uses the React of the page', async () => {
    own['hooks'] = {
      exports: {
        Counter: () => {
          const [count, setCount] = useState(0);
          useEffect(() => setCount(1), []);
          return <p>{`count ${count}`}</p>;
        },
      },
    };
    await type(begin(), "import {Counter} from 'hooks';\nexport default () => <Counter />;");
    expect(screen.getByText('count 1')).toBeVisible();
  });
});
