/** @jest-environment jsdom */
import {openSearchScript} from '../../../plugins/search/node/openSearchScript';

const SEARCH = '<dialog data-search-dialog><input id="question"></dialog>';

beforeAll(() => {
  // Not in jsdom.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };

  (0, eval)(openSearchScript());
});

function isOpened(): boolean {
  const opened = document.querySelector<HTMLDialogElement>('[data-search-dialog]')?.open ?? false;
  if (opened) {
    expect(document.activeElement?.id).toBe('question');
  }
  return opened;
}

/** @returns whether the key's default was prevented */
function press(init: KeyboardEventInit, html: string): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-target]') ?? document.body;
  return !target.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init}));
}

test.each([
  [{key: '/'}, '', true],
  [{key: 'k', ctrlKey: true}, '', true],
  [{key: 'K', metaKey: true}, '', true],
  [{key: 'k', ctrlKey: true}, '<input data-target>', true],
  [{key: 'k'}, '', false],
  [{key: 'k', ctrlKey: true, shiftKey: true}, '', false],
  [{key: 'k', ctrlKey: true, altKey: true}, '', false],
  [{key: '/', ctrlKey: true}, '', false],
  [{key: '/', repeat: true}, '', false],
  [{key: '/'}, '<input data-target>', false],
  [{key: '/'}, '<textarea data-target></textarea>', false],
  [{key: '/'}, '<div contenteditable="true"><b data-target></b></div>', false],
  [{key: '/'}, '<div data-demo-preview=""><b data-target></b></div>', false],
  [{key: '/'}, '<dialog open></dialog>', false],
  [{key: '/'}, '<div aria-modal="true"></div>', false],
] as const)('%j pressed in "%s" opens the search with its field focused: %s', (init, html, opens) => {
  expect(press(init, html + SEARCH)).toBe(opens);
  expect(isOpened()).toBe(opens);
});

test('a slash leads to the filter of the page if it has one; Ctrl+K does not', () => {
  const filter = '<input id="filter" aria-keyshortcuts="/">';
  expect(press({key: '/'}, filter + SEARCH)).toBe(true);
  expect(isOpened()).toBe(false);
  expect(document.activeElement?.id).toBe('filter');
  press({key: 'k', ctrlKey: true}, filter + SEARCH);
  expect(isOpened()).toBe(true);
});

test('a key that something else took is left to it', () => {
  const take = (event: Event): void => event.preventDefault();
  document.body.addEventListener('keydown', take);
  press({key: '/'}, SEARCH);
  document.body.removeEventListener('keydown', take);
  expect(isOpened()).toBe(false);
});

test('Escape empties and closes it, and Enter is kept until the next letter', () => {
  press({key: '/'}, SEARCH);
  const field = document.querySelector<HTMLInputElement>('#question')!;
  const type = (key: string): boolean =>
    field.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  field.value = 'tree';
  type('Enter');
  expect(field).toHaveAttribute('data-entered');
  type('s');
  expect(field).not.toHaveAttribute('data-entered');
  expect(type('Escape')).toBe(false);
  expect(isOpened()).toBe(false);
  expect(field.value).toBe('');
});

test('a page without the dialog keeps its keys', () => {
  expect(press({key: '/'}, '')).toBe(false);
});

test('Enter and Escape of an input method are its own, however the browser marks them', () => {
  for (const mark of [{isComposing: true}, {keyCode: 229}]) {
    press({key: '/'}, SEARCH);
    const field = document.querySelector<HTMLInputElement>('#question')!;
    field.value = '表格';
    for (const key of ['Enter', 'Escape']) {
      field.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...mark}));
    }
    expect(field).not.toHaveAttribute('data-entered');
    expect(field).toHaveValue('表格');
    expect(isOpened()).toBe(true);
  }
});

test('the button opens it, and a press beside it closes it, but not text that is selected to beside it', () => {
  document.body.innerHTML = `<button data-search-open><b>Search</b></button>${SEARCH}`;
  /** Where the button of the mouse goes down, and of what the browser says then that it was clicked. */
  const click = (from: string, clicked: string): void => {
    document.querySelector(from)?.dispatchEvent(new MouseEvent('pointerdown', {bubbles: true}));
    document.querySelector<HTMLElement>(clicked)?.click();
  };
  click('b', 'b');
  expect(isOpened()).toBe(true);
  click('#question', '#question');
  expect(isOpened()).toBe(true);
  click('#question', '[data-search-dialog]');
  expect(isOpened()).toBe(true);
  click('[data-search-dialog]', '[data-search-dialog]');
  expect(isOpened()).toBe(false);
});
