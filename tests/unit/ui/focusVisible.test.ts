/** @jest-environment jsdom */
import {isFocusVisible, moveFocus} from '../../../src/ui/focusVisible';

/** jsdom shows no focus: elements of this class show theirs, as they would after a key. */
const SHOWN = 'shown';

function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) {
    throw new Error(`no #${id}`);
  }
  return element;
}

function point(): void {
  document.body.dispatchEvent(new MouseEvent('pointerdown', {bubbles: true}));
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <button id="keyed" class="${SHOWN}">a</button>
    <button id="clicked">b</button>
    <button id="target">c</button>`;
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return matches.call(this, selector.replace(':focus-visible', `.${SHOWN}:focus`));
  });
  (document.activeElement as HTMLElement | null)?.blur();
  point();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a focus that is shown is followed, one that is not is not', () => {
  expect(isFocusVisible()).toBe(false);
  find('clicked').focus();
  expect(isFocusVisible()).toBe(false);
  find('keyed').focus();
  expect(isFocusVisible()).toBe(true);
});

test('it is followed for 100 ms after it was lost', () => {
  find('keyed').focus();
  find('keyed').blur();
  expect(isFocusVisible()).toBe(true);
  jest.advanceTimersByTime(99);
  expect(isFocusVisible()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isFocusVisible()).toBe(false);
});

test('a press of the pointer ends that', () => {
  find('keyed').focus();
  find('keyed').blur();
  point();
  expect(isFocusVisible()).toBe(false);
});

test('losing a focus that was not shown counts for nothing', () => {
  find('clicked').focus();
  find('clicked').blur();
  expect(isFocusVisible()).toBe(false);
});

test('it is still followed when what had it went away, until the reader points at something', () => {
  find('keyed').focus();
  find('keyed').remove();
  jest.advanceTimersByTime(1000);
  expect(isFocusVisible()).toBe(true);
  point();
  expect(isFocusVisible()).toBe(false);
});

test('a focus that is moved for somebody who follows it is seen until it moves on', () => {
  find('keyed').focus();
  moveFocus(find('target'));
  expect(document.activeElement).toBe(find('target'));
  expect(find('target')).toHaveAttribute('data-focus-visible');
  jest.advanceTimersByTime(1000);
  expect(isFocusVisible()).toBe(true);
  find('clicked').focus();
  expect(find('target')).not.toHaveAttribute('data-focus-visible');
});

test('nothing is marked for somebody who points, nor where the browser shows it', () => {
  find('clicked').focus();
  moveFocus(find('target'));
  expect(find('target')).toHaveFocus();
  expect(find('target')).not.toHaveAttribute('data-focus-visible');
  find('keyed').focus();
  find('target').className = SHOWN;
  moveFocus(find('target'));
  expect(find('target')).toHaveFocus();
  expect(find('target')).not.toHaveAttribute('data-focus-visible');
});

test('there may be nothing to move it to', () => {
  find('keyed').focus();
  moveFocus(null);
  expect(find('keyed')).toHaveFocus();
});
