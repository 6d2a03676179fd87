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
  const load = jest.fn(() => Promise.resolve({default: () => null}));
  const session = new EditingSession({original: ORIGINAL, key: 'key', fileName: 'Demo.tsx', load, packages: []});
  const end = session.start();
  for (let letters = 1; letters <= 10; letters += 1) {
    session.setText(textAfter(letters));
    // A slow typist; a fast one has half of it.
    jest.advanceTimersByTime(200);
  }
  expect(load).not.toHaveBeenCalled();
  // A reader who waits for the preview does not take longer for an answer.
  jest.advanceTimersByTime(300);
  expect(load).toHaveBeenCalledTimes(1);
  end();
});
