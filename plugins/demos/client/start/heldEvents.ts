import whenDrawn from './whenDrawn';

/** What a reader can move to with the keyboard. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/** What is in an element's place in another tree: the indexes among the children that lead to it. */
type Address = readonly number[];

type Field = HTMLInputElement | HTMLTextAreaElement;

interface HeldEvent {
  readonly address: Address;
  readonly event: MouseEvent | KeyboardEvent;
}

/** A field in which one types: its keys do something without a script. */
const isTyped = (element: unknown): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(?:checkbox|radio|button|submit|reset|file|range)$/.test(element.type));

function addressOf(element: Element, root: Element): Address | undefined {
  const address: number[] = [];
  for (let at = element; at !== root;) {
    const {parentElement} = at;
    if (!parentElement) {
      return undefined;
    }
    address.unshift([...parentElement.children].indexOf(at));
    at = parentElement;
  }
  return address;
}

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

/** The rendering of a demo that is in sight: there may be one for phones and one for desktops. */
function drawnRoot(place: Element): Element {
  const drawn = [...place.querySelectorAll(':scope > [data-prerendered]')];
  return drawn.find((root) => getComputedStyle(root).display !== 'none') ?? place;
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

/** What a reader did in a demo's static rendering. */
export interface HeldEvents {
  /**
   * Waits until the demo can take the place of its rendering.
   *
   * @param live the demo, which is laid out but not seen
   */
  readonly whenReady: (live: Element, done: () => void) => void;
  /**
   * Hands it over to the demo that runs now, before it takes the place of its rendering.
   *
   * @param live the demo, which has the structure of its rendering
   * @returns what does it again there: focus, typed text, presses and keys, in their order; to be called once the demo is shown
   */
  readonly handOver: (live: Element) => () => void;
  /** Stops listening. */
  readonly end: () => void;
  /** Stops listening and forgets what was done: the demo does not come. */
  readonly giveUp: () => void;
}

/**
 * Holds what a reader does in the static rendering of a demo until the demo runs.
 *
 * @param place the element around the rendering
 */
export default function holdEvents(place: HTMLElement): HeldEvents {
  const held: HeldEvent[] = [];
  const hold = (event: MouseEvent | KeyboardEvent): boolean => {
    const address = event.target instanceof Element ? addressOf(event.target, drawnRoot(place)) : undefined;
    if (!address) {
      return false;
    }
    held.push({address, event});
    return true;
  };
  const onClick = (event: MouseEvent): void => {
    if (hold(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || /^(?:Tab|F\d+|ContextMenu)$/.test(event.key);
    // Enter and Space press a button, which is a click.
    const isPress = /^(?:Enter| )$/.test(event.key) && (event.target as Element).matches('a[href], button, input');
    if (!isOther && !isPress && !isTyped(event.target) && hold(event) && event.key !== 'Escape') {
      event.preventDefault();
    }
  };
  const end = (): void => {
    place.removeEventListener('click', onClick);
    place.removeEventListener('keydown', onKeyDown);
  };
  place.addEventListener('click', onClick);
  place.addEventListener('keydown', onKeyDown);
  return {
    whenReady: (live, done) => {
      const root = drawnRoot(place);
      if (root === place) {
        done();
      } else {
        whenDrawn(live, root, () => held.length > 0, done);
      }
    },
    handOver: (live) => {
      const root = drawnRoot(place);
      const focused = focusedIn(root, live);
      const typed = typedIn(root);
      return () => {
        focused?.focus({preventScroll: true});
        const fields = [...live.querySelectorAll<Field>('input, textarea')];
        typed.forEach((value, index) => fields[index] && setValue(fields[index], value));
        held.splice(0).forEach((one) => repeat(one, live));
      };
    },
    end,
    giveUp: () => {
      end();
      held.length = 0;
    },
  };
}
