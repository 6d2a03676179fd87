import {addressOf, drawnRoot, isTyped, type Address, type HeldEvent, type HeldEvents} from './heldEvents';
import whenDrawn from './whenDrawn';

/** What a reader can move to with the keyboard. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The deepest element at an address: a running demo may draw less inside, as the icon of a button. */
function elementAt(address: Address, root: Element): Element {
  let element = root;
  for (const index of address) {
    const child = element.children[index];
    if (!child) {
      break;
    }
    element = child;
  }
  return element;
}

const stopsIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(STOPS)];

/** The element of the demo that takes the place of the one that has the focus. */
function focusedIn(from: Element, to: Element): HTMLElement | undefined {
  const [before, after] = [stopsIn(from), stopsIn(to)];
  const at = before.findIndex((stop) => stop === document.activeElement);
  if (at < 0 || before.length === after.length) {
    return after[at];
  }
  const address = addressOf(before[at] as HTMLElement, from) ?? [];
  return elementAt(address, to).closest<HTMLElement>(STOPS) ?? undefined;
}

function setValue(field: Field, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React looks for changes in the property that it has put in the place of this one.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** What was typed before the demo ran, by the field's place among the fields. */
function typedIn(root: Element): Map<number, string> {
  const fields = [...root.querySelectorAll<Field>('input, textarea')];
  return new Map(
    fields.flatMap((field, index): [number, string][] =>
      isTyped(field) && field.value !== field.defaultValue ? [[index, field.value]] : [],
    ),
  );
}

function repeatPress(element: Element, press: MouseEvent): void {
  const {clientX, clientY, detail, ctrlKey, shiftKey, altKey, metaKey} = press;
  const keys = {ctrlKey, shiftKey, altKey, metaKey};
  const place = {bubbles: true, cancelable: true, composed: true, view: window, clientX, clientY, ...keys};
  element.dispatchEvent(new PointerEvent('pointerdown', {...place, pointerType: 'mouse', isPrimary: true}));
  element.dispatchEvent(new MouseEvent('mousedown', {...place, detail}));
  element.dispatchEvent(new PointerEvent('pointerup', {...place, pointerType: 'mouse', isPrimary: true}));
  element.dispatchEvent(new MouseEvent('mouseup', {...place, detail}));
  if (element instanceof HTMLElement && detail > 0) {
    element.closest<HTMLElement>(STOPS)?.focus({preventScroll: true});
  }
  element.dispatchEvent(new MouseEvent('click', {...place, detail}));
}

function repeat({address, event}: HeldEvent, root: Element): void {
  const element = elementAt(address, root);
  if (event instanceof MouseEvent) {
    repeatPress(element, event);
  } else {
    const {key, code, shiftKey, ctrlKey, altKey, metaKey} = event;
    const options = {key, code, shiftKey, ctrlKey, altKey, metaKey, bubbles: true, cancelable: true, composed: true};
    (document.activeElement ?? element).dispatchEvent(new KeyboardEvent('keydown', options));
  }
}

/**
 * Hands what the reader did in a rendering over to its demo.
 *
 * @param live the demo, which has the structure of its rendering
 * @returns what does it again there: focus, typed text, presses and keys, in their order; to be called once the demo is shown
 */
export function handOver({place, events}: HeldEvents, live: Element): () => void {
  const drawn = drawnRoot(place);
  const focused = focusedIn(drawn, live);
  const typed = typedIn(drawn);
  return () => {
    focused?.focus({preventScroll: true});
    const fields = [...live.querySelectorAll<Field>('input, textarea')];
    typed.forEach((value, index) => fields[index] && setValue(fields[index], value));
    events.splice(0).forEach((one) => repeat(one, live));
  };
}

/**
 * Waits until a demo can take the place of its rendering.
 *
 * @param held what the reader does in the rendering meanwhile
 * @param live the demo, which is laid out but not seen
 * @param show shows the demo, and then calls what it is given: that does there what the reader did
 */
export default function takeOver(held: HeldEvents, live: Element, show: (repeatThere: () => void) => void): void {
  const drawn = drawnRoot(held.place);
  const done = (): void => show(handOver(held, live));
  if (drawn === held.place) {
    done();
  } else {
    whenDrawn(live, drawn, () => held.events.length > 0, done);
  }
}

export type TakeOver = typeof takeOver;
