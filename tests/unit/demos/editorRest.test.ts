/** @jest-environment jsdom */
import {EditingSession} from '../../../plugins/demos/client/editor/editingSession';

const ORIGINAL = 'export default () => null;';

function textAfter(letters: number): string {
  return `${ORIGINAL}\n// ${'x'.repeat(letters)}`;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('what is typed without a rest is run once, and soon after the last letter', () => {
  const session = new EditingSession({original: ORIGINAL, key: 'key', run: {fileName: 'Demo.tsx'}});
  const asked = new Set<number>();
  session.subscribe(() => {
    const {request} = session.getState();
    if (request) {
      asked.add(request.id);
    }
  });
  const end = session.start();
  for (let letters = 1; letters <= 10; letters += 1) {
    session.setText(textAfter(letters));
    // A slow typist; a fast one has half of it.
    jest.advanceTimersByTime(200);
  }
  expect(asked.size).toBe(0);
  // A reader who waits for the preview does not take longer for an answer.
  jest.advanceTimersByTime(300);
  expect(asked.size).toBe(1);
  end();
});
