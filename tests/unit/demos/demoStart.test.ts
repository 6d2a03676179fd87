/** @jest-environment jsdom */
import repeatEarlyPress from '../../../plugins/demos/client/start/earlyPress';
import holdEvents from '../../../plugins/demos/client/start/heldEvents';
import {handOver} from '../../../plugins/demos/client/start/takeOver';
import queueStart from '../../../plugins/demos/client/start/startQueue';
import {earlyPressScript} from '../../../plugins/demos/node/earlyPressScript';

const STATIC =
  '<div data-prerendered><label>Name <input></label><div><button>Add</button><b tabindex="0">cell</b></div></div>';
const LIVE = '<label>Name <input></label><div><button>Add</button><b tabindex="0">cell</b></div>';

const events: string[] = [];

function place(): HTMLElement {
  document.body.innerHTML = `<section>${STATIC}</section><section id="live">${LIVE}</section>`;
  return document.querySelector('section')!;
}

function live<Found extends Element = HTMLElement>(selector: string): Found {
  return document.querySelector<Found>(`#live ${selector}`)!;
}

beforeEach(() => {
  events.length = 0;
  // jsdom has no pointer events.
  Object.assign(globalThis, {PointerEvent: MouseEvent});
});

test('a press on the rendering is held, and done again in the demo', () => {
  const root = place();
  document.querySelector('#live')!.addEventListener('mousedown', () => events.push('down'));
  document.querySelector('#live')!.addEventListener('click', (event) => {
    events.push(`${(event.target as Element).tagName} ${(event as MouseEvent).ctrlKey}`);
  });
  const held = holdEvents(root);
  const press = new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1, ctrlKey: true});
  root.querySelector('button')!.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  const repeat = handOver(held, document.querySelector('#live')!);
  expect(events).toEqual([]);
  repeat();
  expect(events).toEqual(['down', 'BUTTON true']);
  expect(document.activeElement).toBe(live('button'));
  repeat();
  expect(events).toHaveLength(2);
});

test('the last press before the page is taken over is done again once, and none after that is kept', async () => {
  const root = place();
  root.dataset['staticBlock'] = 'docs/a/Grid.tsx';
  const note = ({target}: Event): number => events.push((target as Element).tagName);
  document.addEventListener('click', note);
  document.documentElement.dataset['hasHydrated'] = 'false';
  window.eval(earlyPressScript());
  const press = (selector: string): boolean =>
    root
      .querySelector(selector)!
      .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1, clientX: 7}));
  expect(press('b')).toBe(false);
  expect(press('button')).toBe(false);
  expect(events.splice(0)).toEqual(['B', 'BUTTON']);
  document.documentElement.dataset['hasHydrated'] = 'true';
  repeatEarlyPress(root);
  repeatEarlyPress(root);
  await Promise.resolve();
  expect(events.splice(0)).toEqual(['BUTTON']);
  expect(press('b')).toBe(true);
  repeatEarlyPress(root);
  await Promise.resolve();
  expect(events).toEqual(['B']);
  document.removeEventListener('click', note);
  delete document.documentElement.dataset['hasHydrated'];
});

test('focus and what was typed move to the demo', () => {
  const root = place();
  document.querySelector('#live')!.addEventListener('input', ({target}) => {
    events.push((target as HTMLInputElement).value);
  });
  const held = holdEvents(root);
  const field = root.querySelector('input')!;
  field.focus();
  field.value = 'Amina';
  const key = new KeyboardEvent('keydown', {key: 'a', bubbles: true, cancelable: true});
  field.dispatchEvent(key);
  expect(key.defaultPrevented).toBe(false);
  handOver(held, document.querySelector('#live')!)();
  expect(document.activeElement).toBe(live('input'));
  expect(events).toEqual(['Amina']);
});

test('keys that only a demo understands reach it, the others their own purpose', () => {
  const root = place();
  document.querySelector('#live')!.addEventListener('keydown', (event) => events.push((event as KeyboardEvent).key));
  const held = holdEvents(root);
  const cell = root.querySelector('b')!;
  cell.focus();
  const keys = [{key: 'ArrowDown'}, {key: 'Tab'}, {key: 'p', ctrlKey: true}, {key: 'F5'}].map(
    (options) => new KeyboardEvent('keydown', {...options, bubbles: true, cancelable: true}),
  );
  keys.forEach((key) => cell.dispatchEvent(key));
  expect(keys.map(({defaultPrevented}) => defaultPrevented)).toEqual([true, false, false, false]);
  handOver(held, document.querySelector('#live')!)();
  expect(events).toEqual(['ArrowDown']);
});

test('nothing is held for a demo that does not come', () => {
  const root = place();
  document.querySelector('#live')!.addEventListener('click', () => events.push('click'));
  const held = holdEvents(root);
  root.querySelector('button')!.click();
  held.giveUp();
  const key = new KeyboardEvent('keydown', {key: 'PageDown', bubbles: true, cancelable: true});
  root.querySelector('b')!.dispatchEvent(key);
  expect(key.defaultPrevented).toBe(false);
  handOver(held, document.querySelector('#live')!)();
  expect(events).toEqual([]);
});

test('a demo of another structure takes no focus, and a press goes to the nearest element', () => {
  const root = place();
  document.querySelector('#live')!.innerHTML = '<label>Name</label><div></div>';
  document.querySelector('#live')!.addEventListener('click', ({target}) => events.push((target as Element).tagName));
  const held = holdEvents(root);
  root.querySelector('input')!.focus();
  root.querySelector('button')!.click();
  handOver(held, document.querySelector('#live')!)();
  expect(events).toEqual(['DIV']);
});

test('demos start one after the other, and one that is taken back does not start', () => {
  jest.useFakeTimers();
  const begun: string[] = [];
  const [first, second] = ['first', 'second', 'third'].map((name) => queueStart(() => begun.push(name)));
  jest.runAllTimers();
  expect(begun).toEqual(['first']);
  second!();
  first!();
  jest.runAllTimers();
  expect(begun).toEqual(['first', 'third']);
  jest.useRealTimers();
});
