/** @jest-environment jsdom */
import {EditingSession} from '../../../plugins/demos/client/editor/editingSession';
import {
  editKey,
  forgetEdit,
  keepEdit,
  keptEdit,
  linkedKey,
  linkedThemeKey,
} from '../../../plugins/demos/client/editor/keptEdits';

const SHARED = {file: 'docs/a.tsx', group: 'a.tsx'};
const KEY = editKey({page: '/x/react-charts/bars', name: 'BasicBars'}, {styling: 'MUI System'}, 'TS');
const ORIGINAL = 'export default function BasicBars() {\n  return <p>original</p>;\n}';
const EDITED = ORIGINAL.replace('original', 'edited');
const LINKED = ORIGINAL.replace('original', 'linked');

test('what came with a link is kept under keys of its own', () => {
  expect(new Set([KEY, linkedKey(KEY), linkedThemeKey(KEY)]).size).toBe(3);
});

describe('a session with code that came with a link', () => {
  let end: () => void;

  beforeEach(() => jest.useFakeTimers());
  function open(offered: string | undefined): EditingSession {
    const run = {fileName: 'BasicBars.tsx', demo: SHARED};
    const session = new EditingSession({original: ORIGINAL, key: linkedKey(KEY), run, isAlwaysFramed: true, offered});
    end = session.start();
    return session;
  }

  afterEach(() => {
    end();
    jest.useRealTimers();
    forgetEdit(linkedKey(KEY));
    forgetEdit(KEY);
    sessionStorage.clear();
  });

  test('shows it, and neither runs, changes nor keeps it until the reader agrees', () => {
    keepEdit(KEY, EDITED);
    const session = open(LINKED);
    expect(session.getState()).toEqual({text: LINKED, isWaiting: true, isFramed: false, frame: 0, isShown: false});
    session.setText(EDITED);
    jest.advanceTimersByTime(1000);
    expect(session.getState()).toEqual({text: LINKED, isWaiting: true, isFramed: false, frame: 0, isShown: false});
    session.consent();
    expect(session.getState()).toMatchObject({isWaiting: false, isFramed: true, request: {text: LINKED}});
    expect(keptEdit(linkedKey(KEY))).toBeUndefined();
    expect(keptEdit(KEY)).toBe(EDITED);
  });

  test('asks once, and then goes on as with any text', () => {
    const session = open(LINKED);
    session.consent();
    const first = session.getState().request?.id;
    session.consent();
    expect(session.getState().request?.id).toBe(first);
    session.setText(EDITED);
    jest.advanceTimersByTime(400);
    expect(session.getState().request).toMatchObject({text: EDITED});
    end();
    // It is the reader's now.
    expect(open(undefined).getState()).toMatchObject({text: EDITED, isWaiting: false, request: {text: EDITED}});
    expect(keptEdit(KEY)).toBeUndefined();
  });

  test("runs it even if it is the demo's own, for its theme", () => {
    const session = open(ORIGINAL);
    expect(session.getState().request).toBeUndefined();
    session.consent();
    expect(session.getState().request).toMatchObject({text: ORIGINAL});
  });
});
