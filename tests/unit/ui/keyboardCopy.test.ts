/** @jest-environment jsdom */
import '../../../src/ui/keyboardCopy';

const writeText = jest.fn<Promise<void>, [string]>();
const copied = jest.fn();

const PAGE = `
  <input type="search" value="words">
  <input type="checkbox">
  <p>text</p>
  <div data-code-block id="plain"><pre tabindex="0">plain code</pre><button>Copy</button></div>
  <div data-code-block id="variants">
    <pre tabindex="0" data-variant="TS" style="display:none">typed</pre>
    <pre tabindex="0" data-variant="JS">untyped</pre>
  </div>`;

function find(selector: string): HTMLElement {
  return document.querySelector<HTMLElement>(selector) ?? document.body;
}

let hovered: string | undefined;

/** Presses a key with the pointer where {@link hovered} says. */
async function press(init: KeyboardEventInit): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init});
  (document.activeElement ?? document.body).dispatchEvent(event);
  await new Promise((done) => setTimeout(done));
  return event;
}

beforeEach(() => {
  document.body.innerHTML = PAGE;
  document.getSelection()?.removeAllRanges();
  hovered = undefined;
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  document.execCommand = jest.fn(() => false);
  copied.mockReset();
  document.body.addEventListener('code-copied', copied);
  // jsdom has no pointer and no `:focus-visible` of its own.
  const query = document.querySelectorAll.bind(document);
  jest
    .spyOn(document, 'querySelectorAll')
    .mockImplementation((selector: string) => query(selector.endsWith(':hover') ? (hovered ?? 'never') : selector));
});

afterEach(() => jest.restoreAllMocks());

test.each<[string, KeyboardEventInit]>([
  ['Ctrl', {key: 'c', ctrlKey: true}],
  ['Cmd', {key: 'c', metaKey: true}],
  ['Alt', {key: 'c', altKey: true}],
  ['Alt on a Mac', {key: 'ç', code: 'KeyC', altKey: true}],
  ['Ctrl with Caps Lock', {key: 'C', ctrlKey: true}],
])('%s plus C copies the focused block and says so', async (_name, init) => {
  find('#plain pre').focus();
  const event = await press(init);
  expect(writeText.mock.calls).toEqual([['plain code']]);
  expect(event.defaultPrevented).toBe(true);
  expect(copied).toHaveBeenCalledTimes(1);
  const [reported] = copied.mock.calls[0] as [CustomEvent];
  expect(reported.target).toBe(find('#plain'));
  expect(reported.detail).toEqual({action: 'copy-keyboard'});
});

test.each<[string, KeyboardEventInit]>([
  ['C alone', {key: 'c'}],
  ['Shift plus C', {key: 'C', shiftKey: true}],
  ['Ctrl, Shift and C, which opens the tools of the browser', {key: 'C', ctrlKey: true, shiftKey: true}],
  ['Ctrl plus V', {key: 'v', ctrlKey: true}],
  ['Ctrl plus the key where others have the C', {key: 'j', code: 'KeyC', ctrlKey: true}],
  ['a key that is held down', {key: 'c', ctrlKey: true, repeat: true}],
])('%s does nothing', async (_name, init) => {
  find('#plain pre').focus();
  const event = await press(init);
  expect(writeText).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
});

test('a hovered block is copied, in the variant that is shown', async () => {
  hovered = '#variants';
  await press({key: 'c', ctrlKey: true});
  expect(writeText.mock.calls).toEqual([['untyped']]);
});

test('a block is focused when its button is', async () => {
  find('#plain button').focus();
  await press({key: 'c', ctrlKey: true});
  expect(writeText.mock.calls).toEqual([['plain code']]);
});

test.each([
  [true, 'plain code'],
  [false, 'untyped'],
])('with one block focused and another hovered, focus from the keyboard (%s) decides', async (isVisible, text) => {
  find('#plain pre').focus();
  hovered = '#variants';
  jest.spyOn(find('#plain pre'), 'matches').mockReturnValue(isVisible);
  await press({key: 'c', ctrlKey: true});
  expect(writeText.mock.calls).toEqual([[text]]);
});

test('without a block that is hovered or focused nothing happens', async () => {
  const event = await press({key: 'c', ctrlKey: true});
  expect(writeText).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
});

test('selected text is left to the browser', async () => {
  hovered = '#plain';
  document.getSelection()?.selectAllChildren(find('p'));
  const event = await press({key: 'c', ctrlKey: true});
  expect(writeText).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
});

test('so is text selected in a field, and a character that Alt writes there', async () => {
  hovered = '#plain';
  const field = find('input') as HTMLInputElement;
  field.focus();
  field.setSelectionRange(0, 3);
  await press({key: 'c', ctrlKey: true});
  field.setSelectionRange(2, 2);
  await press({key: 'ç', code: 'KeyC', altKey: true});
  expect(writeText).not.toHaveBeenCalled();
  await press({key: 'c', ctrlKey: true});
  expect(writeText.mock.calls).toEqual([['plain code']]);
});

test('a field that holds no text has none selected', async () => {
  hovered = '#plain';
  find('[type=checkbox]').focus();
  await press({key: 'c', ctrlKey: true});
  expect(writeText.mock.calls).toEqual([['plain code']]);
});

test('what another listener has dealt with is left alone', async () => {
  find('#plain pre').focus();
  find('#plain').addEventListener('keydown', (event) => event.preventDefault());
  await press({key: 'c', ctrlKey: true});
  expect(writeText).not.toHaveBeenCalled();
});

test('a clipboard that is denied is no error, and nothing says Copied', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  find('#plain pre').focus();
  await press({key: 'c', ctrlKey: true});
  expect(document.execCommand).toHaveBeenCalledWith('copy');
  expect(copied).not.toHaveBeenCalled();
});

test.each(['demo', 'demo-expand'])(
  'what analytics count is told by the words of the section\u2019s own button: %s',
  async (category) => {
    document.body.innerHTML = `<section>
    <button data-ga-event-category="demo" data-ga-event-action="expand" data-ga-event-label="Other">Show</button>
    <button data-ga-event-category="${category}" data-ga-event-action="copy-click" data-ga-event-label="BasicBars">Copy</button>
    <div data-code-block><pre tabindex="0">code</pre></div>
  </section>`;
    find('pre').focus();
    await press({key: 'c', ctrlKey: true});
    const [reported] = copied.mock.calls[0] as [CustomEvent];
    expect(reported.detail).toEqual({category, action: 'copy-keyboard', label: 'BasicBars'});
  },
);

test('a page that comes by navigation is listened to as well', async () => {
  document.body.innerHTML = '<div data-code-block id="next"><pre tabindex="0">next code</pre></div>';
  find('#next pre').focus();
  await press({key: 'c', ctrlKey: true});
  expect(writeText.mock.calls).toEqual([['next code']]);
});
