/** @jest-environment jsdom */
import {isAtRest, whenAtRest, type ReaderState} from '../../../src/ui/atRest';

const READING: ReaderState = {
  hasFocus: true,
  isDialogOpen: false,
  isPressed: false,
  isFieldFocused: false,
  isFrameFocused: false,
  isTextSelected: false,
  quietMs: 0,
};

describe('a reader is at rest', () => {
  test.each<[string, boolean, Partial<ReaderState>]>([
    ['who reads', true, {}],
    ['who is in another tab', false, {hasFocus: false}],
    ['who has a dialog open', false, {isDialogOpen: true, quietMs: 3_600_000}],
    ['who drags something', false, {isPressed: true, quietMs: 3_600_000}],
    ['who is inside a frame', false, {isFrameFocused: true, quietMs: 3_600_000}],
    ['who has just typed', false, {isFieldFocused: true, quietMs: 4999}],
    ['who stopped typing five seconds ago', true, {isFieldFocused: true, quietMs: 5000}],
    ['who selects text', false, {isTextSelected: true, quietMs: 4999}],
    ['who selected text five seconds ago', true, {isTextSelected: true, quietMs: 5000}],
    ['who typed five seconds ago, in another tab', false, {isFieldFocused: true, quietMs: 5000, hasFocus: false}],
  ])('%s: %s', (_reader, isResting, state) => {
    expect(isAtRest({...READING, ...state})).toBe(isResting);
  });
});

describe('in a document', () => {
  const run = jest.fn();
  let hasFocus: boolean;

  beforeEach(() => {
    jest.useFakeTimers();
    run.mockClear();
    hasFocus = true;
    jest.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
    // jsdom has no layout.
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    document.body.innerHTML = '';
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** What happens in ten minutes, in which the clock goes by seconds. */
  function waitLong(): void {
    jest.advanceTimersByTime(600_000);
  }

  function add(html: string): HTMLElement {
    document.body.insertAdjacentHTML('beforeend', html);
    return document.body.lastElementChild as HTMLElement;
  }

  test('nothing holds a reader who reads', () => {
    whenAtRest(run);
    expect(run).toHaveBeenCalledTimes(1);
    waitLong();
    window.dispatchEvent(new Event('focus'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('nobody listens any more once it has run', () => {
    const added = jest.spyOn(document, 'addEventListener');
    whenAtRest(run);
    const signals = added.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal?.aborted);
    added.mockRestore();
    expect(signals).toEqual([true, true, true, true, true]);
  });

  test('the focus is waited for, and met at once', () => {
    hasFocus = false;
    whenAtRest(run);
    waitLong();
    expect(run).not.toHaveBeenCalled();
    hasFocus = true;
    window.dispatchEvent(new Event('focus'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  test.each(['<input>', '<textarea></textarea>', '<p contenteditable tabindex=0></p>'])(
    'who types on in %s is waited for, and for five seconds more',
    (html) => {
      const field = add(html);
      field.focus();
      whenAtRest(run);
      for (let second = 0; second < 60; second += 1) {
        field.dispatchEvent(new Event('input', {bubbles: true}));
        jest.advanceTimersByTime(1000);
      }
      jest.advanceTimersByTime(3000);
      expect(run).not.toHaveBeenCalled();
      jest.advanceTimersByTime(2000);
      expect(run).toHaveBeenCalledTimes(1);
    },
  );

  test('who leaves the field is waited for no longer', () => {
    const field = add('<input>');
    field.focus();
    whenAtRest(run);
    field.blur();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test.each([
    '<dialog open></dialog>',
    '<div role="dialog"></div>',
    '<ul role="menu"></ul>',
    '<button aria-haspopup="menu" aria-expanded="true"></button>',
  ])('%s is waited for', (html) => {
    const dialog = add(html);
    whenAtRest(run);
    waitLong();
    expect(run).not.toHaveBeenCalled();
    dialog.remove();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test.each([
    '<dialog></dialog>',
    '<div role="dialog" style="visibility: hidden"></div>',
    '<button aria-haspopup="menu" aria-expanded="false"></button>',
    '<button aria-expanded="true"></button>',
  ])('%s is not', (html) => {
    add(html);
    whenAtRest(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('who is inside a frame is waited for', () => {
    const frame = add('<iframe></iframe>');
    frame.focus();
    whenAtRest(run);
    waitLong();
    expect(run).not.toHaveBeenCalled();
    frame.blur();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('who selects text is waited for, and for five seconds more', () => {
    const text = add('<p>Text</p>');
    document.getSelection()?.selectAllChildren(text);
    whenAtRest(run);
    jest.advanceTimersByTime(4000);
    document.dispatchEvent(new Event('selectionchange'));
    jest.advanceTimersByTime(4000);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
    document.getSelection()?.removeAllRanges();
  });

  test('who drags something is waited for', () => {
    hasFocus = false;
    whenAtRest(run);
    hasFocus = true;
    document.dispatchEvent(new Event('pointerdown'));
    waitLong();
    expect(run).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('pointerup'));
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
