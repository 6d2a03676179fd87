/** What is in an element's place in another tree: the indexes among the children that lead to it. */
export type Address = readonly number[];

export interface HeldEvent {
  readonly address: Address;
  readonly event: MouseEvent | KeyboardEvent;
}

/** A field in which one types: its keys do something without a script. */
export const isTyped = (element: unknown): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(?:checkbox|radio|button|submit|reset|file|range)$/.test(element.type));

export function addressOf(element: Element, root: Element): Address | undefined {
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

/** The rendering of a demo that is in sight: there may be one for phones and one for desktops. */
export function drawnRoot(place: Element): Element {
  const drawn = [...place.querySelectorAll(':scope > [data-prerendered]')];
  return drawn.find((root) => getComputedStyle(root).display !== 'none') ?? place;
}

/** What a reader did in a demo's static rendering. */
export interface HeldEvents {
  /** The element around the rendering. */
  readonly place: Element;
  /** Presses and keys, in their order. */
  readonly events: HeldEvent[];
  /** Stops listening. */
  readonly end: () => void;
  /** Stops listening and forgets what was done: the demo does not come. */
  readonly giveUp: () => void;
}

/**
 * Holds what a reader does in the static rendering of a demo until the demo runs (`takeOver.ts`).
 *
 * @param place the element around the rendering
 */
export default function holdEvents(place: HTMLElement): HeldEvents {
  const events: HeldEvent[] = [];
  const hold = (event: MouseEvent | KeyboardEvent): boolean => {
    const address = event.target instanceof Element ? addressOf(event.target, drawnRoot(place)) : undefined;
    if (!address) {
      return false;
    }
    events.push({address, event});
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
    place,
    events,
    end,
    giveUp: () => {
      end();
      events.length = 0;
    },
  };
}
